import { contactOf } from './read-incoming';
import { list, record } from './tolerant';

type Part = Record<string, unknown>;

/** One status, message, error or event of a webhook, in a body of its own. */
const itemsOf = (change: Part): Part[] => {
  const { statuses, messages, errors, contacts, ...value } = record(change['value']);
  const known = list(contacts).map(record);
  const items = [
    ...list(statuses).map((one) => ({ statuses: [one] })),
    ...list(messages).map((one) => ({ messages: [one], contacts: [contactOf(record(one), known)] })),
    ...list(errors).map((one) => ({ errors: [one] })),
  ];
  return items.length ? items.map((item) => ({ ...change, value: { ...value, ...item } })) : [change];
};

const readJson = (body: Buffer): unknown => {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    return undefined;
  }
};

/**
 * The bodies of two webhooks that together hold what this one holds; undefined when it holds one thing. The same body always gives
 * the same halves, so that a half is recognised like a repeated webhook.
 */
export const halvesOf = (body: Buffer): [Buffer, Buffer] | undefined => {
  const root = record(readJson(body));
  const entries = list(root['entry']).flatMap((entry) =>
    list(record(entry)['changes']).flatMap((change) =>
      itemsOf(record(change)).map((item) => ({ ...record(entry), changes: [item] })),
    ),
  );
  if (entries.length < 2) return undefined;
  const bodyOf = (entry: Part[]): Buffer => Buffer.from(JSON.stringify({ ...root, entry }));
  const middle = Math.ceil(entries.length / 2);
  return [bodyOf(entries.slice(0, middle)), bodyOf(entries.slice(middle))];
};
