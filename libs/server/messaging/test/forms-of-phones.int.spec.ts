import { createHmac } from 'node:crypto';
import { newId } from '@smachot/kernel';
import { Secrets } from '@smachot/server-platform';
import { InboundReplies, LastWritten, OptedOut } from '../src';
import { eventually, type MessagingApp, messagingApp } from './messaging-app';

let app: MessagingApp;
beforeAll(async () => {
  app = await messagingApp();
});
afterAll(() => app?.close());

const says = async (from: string, body: string): Promise<void> => {
  const message = {
    id: `wamid.${newId()}`,
    from: from.slice(1),
    timestamp: '1808200000',
    type: 'text',
    text: { body },
  };
  const webhook = JSON.stringify({ entry: [{ changes: [{ value: { messages: [message] } }] }] });
  const signature = `sha256=${createHmac('sha256', 'demo_app_secret').update(webhook).digest('hex')}`;
  const answer = await fetch(`${app.url}/webhooks/whatsapp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    body: webhook,
  });
  expect(answer.status).toBe(200);
};
const guestWith = (phone: string): string => {
  const [ref] = app.guests.add() as [string];
  app.guests.phones.set(ref, phone);
  return ref;
};
const repliesTo = async (ref: string) => {
  const ids = (await app.told('messaging.replied')).flatMap(({ inboundIds }) => inboundIds);
  return (await app.queries.execute(new InboundReplies(ids))).filter(({ refIds }) => refIds.includes(ref));
};
const isOptedOut = async (phone: string) => (await app.queries.execute(new OptedOut([phone]))).has(phone);
/** A key as it was stored when each form of a phone had its own. */
const keyOfForm = (form: string) => app.app.get(Secrets).sign('phone', form).slice(0, 32);

describe.each([
  ['Mexico', '+525512345601', '+5215512345601'],
  ['Argentina', '+541112345602', '+5491112345602'],
  ['Brazil', '+5531996883103', '+553196883103'],
])('a guest in %s, dialled %s, who writes from %s', (_, dialled, wa) => {
  it('is heard, and may be asked to be left alone', async () => {
    const ref = guestWith(dialled);
    await says(wa, 'מגיעים 4');
    const [reply] = await eventually('the reply', async () => {
      const replies = await repliesTo(ref);
      return replies.length ? replies : undefined;
    });
    expect(reply).toMatchObject({ matchedBy: 'phone', text: 'מגיעים 4' });
    const written = await app.queries.execute(new LastWritten([{ ref, phone: dialled }], []));
    expect(written.has(ref)).toBe(true);

    expect(await isOptedOut(dialled)).toBe(false);
    await says(wa, 'הסר');
    await eventually('suppressed', () => isOptedOut(dialled));
    expect(await isOptedOut(wa)).toBe(true);
    await app.send([ref]);
    await eventually('withdrawn', async () =>
      (await app.outcomes('withdrawn')).some(({ refId }) => refId === ref),
    );
  });
});

it('who asked for silence before stays silent, and is not told so again', async () => {
  const [dialled, wa] = ['+525512345604', '+5215512345604'];
  await app.source.query(
    `insert into messaging.suppressions (phone_key, reason, since) values ($1, 'asked', now())`,
    [keyOfForm(wa)],
  );
  expect(await isOptedOut(dialled)).toBe(true);
  const ref = guestWith(dialled);
  await says(wa, 'הסר');
  await eventually('heard', async () => (await repliesTo(ref)).length);
  expect(await app.source.query(`select 1 from messaging.messages where ref_id = $1`, [ref])).toEqual([]);
});

it('a reply to a message that was recorded under another form of the phone is no reply of a former one', async () => {
  const [dialled, wa] = ['+541112345605', '+5491112345605'];
  const ref = guestWith(dialled);
  const wamid = `wamid.${newId()}`;
  await app.source.query(
    `insert into messaging.messages (id, ref_id, round, lane, quiet, state, status, attempts, wamid, phone_key, due_at, created_at, status_at)
     values ($1, $2, 'invite', 'campaign', 'jewish', 'done', 'accepted', 1, $3, $4, now(), now(), now())`,
    [newId(), ref, wamid, keyOfForm(dialled)],
  );
  await app.sandbox.reply({ to: wa, wamid, text: 'כן' });
  await eventually('heard', async () => (await repliesTo(ref)).length);
  expect(await repliesTo(ref)).toEqual([expect.objectContaining({ matchedBy: 'context' })]);
});
