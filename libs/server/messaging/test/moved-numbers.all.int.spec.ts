import { createHmac } from 'node:crypto';
import { newId } from '@smachot/kernel';
import { ChangedNumbers, InboundReplies, type InboundReply, MessagesOf } from '../src';
import { eventually, type MessagingApp, messagingApp } from './messaging-app';

let app: MessagingApp;
beforeAll(async () => {
  app = await messagingApp();
});
afterAll(() => app?.close());

type Message = Record<string, unknown> & { id: string };
/** Posts messages as one signed webhook of the provider. */
const post = async (...messages: Message[]): Promise<void> => {
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: 'W',
        changes: [{ field: 'messages', value: { metadata: { phone_number_id: '1099' }, messages } }],
      },
    ],
  });
  const signature = createHmac('sha256', 'demo_app_secret').update(body).digest('hex');
  const answer = await fetch(`${app.url}/webhooks/whatsapp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': `sha256=${signature}` },
    body,
  });
  expect(answer.status).toBe(200);
};
const written = (phone: string, more: Record<string, unknown>, seconds = 0): Message => ({
  from: phone.slice(1),
  id: `wamid.${newId()}`,
  timestamp: String(1_808_200_000 + seconds),
  ...more,
});
const text = (phone: string, body: string, seconds = 0) =>
  written(phone, { type: 'text', text: { body } }, seconds);
const moved = (from: string, to: string) =>
  written(from, { type: 'system', system: { type: 'user_changed_number', wa_id: to.slice(1), body: 'x' } });

const repliesTo = async (ref: string): Promise<InboundReply[]> => {
  const ids = (await app.told('messaging.replied')).flatMap(({ inboundIds }) => inboundIds);
  return (await app.queries.execute(new InboundReplies(ids))).filter(({ refIds }) => refIds.includes(ref));
};
const reply = (ref: string, count = 1) =>
  eventually('a reply', async () => {
    const replies = await repliesTo(ref);
    return replies.length >= count ? replies : undefined;
  });
const changes = async (ref: string) => {
  const ids = (await app.told('messaging.number_changed')).flatMap(({ inboundIds }) => inboundIds);
  return (await app.queries.execute(new ChangedNumbers(ids))).filter(({ refIds }) => refIds.includes(ref));
};

describe('a guest who took another number', () => {
  it('is told of once, however often the provider says so, and writes from it at once', async () => {
    const [ref] = app.guests.add() as [string];
    const old = app.guests.phones.get(ref)!;
    const to = '+972529911001';
    const said = moved(old, to);
    await post(said, text(to, 'נגיע 4', 1));
    await post(said, text(to, 'בעצם 5', 2));
    const replies = await reply(ref, 2);
    expect(replies.map((one) => [one.matchedBy, one.text])).toEqual([
      ['phone', 'נגיע 4'],
      ['phone', 'בעצם 5'],
    ]);
    expect(await changes(ref)).toEqual([expect.objectContaining({ refIds: [ref], from: old, to })]);
    const kept = await app.source.query('select * from messaging.inbound where kind = $1', ['system']);
    expect(JSON.stringify(kept)).not.toContain('29911001');
  });

  it('is nobody when the old number is no guest’s', async () => {
    await post(moved('+972529911002', '+972529911003'), text('+972529911003', 'כן'));
    await eventually(
      'kept',
      async () =>
        (await app.source.query(`select 1 from messaging.inbound where matched_by is null and text = 'כן'`))
          .length === 1,
    );
    expect(await app.source.query('select ref_id from messaging.number_moves')).toHaveLength(1);
  });
});

describe('a message that was changed by its writer', () => {
  const edit = (phone: string, original: string, body: string, seconds: number) =>
    written(
      phone,
      { type: 'edit', edit: { original_message_id: original, message: { type: 'text', text: { body } } } },
      seconds,
    );
  it('comes with its new words and with the message it replaces', async () => {
    const [ref] = app.guests.add() as [string];
    const phone = app.guests.phones.get(ref)!;
    const first = text(phone, 'נגיע 4');
    await post(first);
    await reply(ref);
    await post(edit(phone, first.id, 'נגיע 6', 30));
    const [, changed] = await reply(ref, 2);
    expect(changed).toMatchObject({ kind: 'text', text: 'נגיע 6', edited: { wamid: first.id } });
    expect(changed!.edited!.providerTimestamp.getTime()).toBe(1_808_200_000_000);
  });
  it('may come before the one it replaces, or without it', async () => {
    const [ref] = app.guests.add() as [string];
    await post(edit(app.guests.phones.get(ref)!, 'wamid.never', 'נגיע 6', 30));
    expect((await reply(ref))[0]).toMatchObject({ text: 'נגיע 6', edited: null });
  });
});

it('deletions and what no phone can show are kept as what they are', async () => {
  const [ref] = app.guests.add() as [string];
  const phone = app.guests.phones.get(ref)!;
  await post(
    written(phone, { type: 'revoke', revoke: { original_message_id: 'wamid.x' } }),
    written(phone, { type: 'unsupported', errors: [{ code: 131051 }] }, 1),
    written(phone, { type: 'audio', audio: { id: '1', voice: true } }, 2),
    written(phone, { type: 'edit', edit: { original_message_id: 'wamid.x', message: { type: 'edit' } } }, 3),
  );
  expect((await reply(ref, 2)).map(({ kind }) => kind)).toEqual(['unsupported', 'audio']);
  const messages = (await app.queries.execute(new MessagesOf([ref]))).get(ref)!;
  expect(messages.incomingWhatsappMessages.map(({ kind }) => kind)).toEqual([
    'revoke',
    'unsupported',
    'audio',
    'edit',
  ]);
});
