import { createHmac } from 'node:crypto';
import type { AnswerOf, undecipheredWebhooks } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { callbackOf } from '../src/gateway/message-body';
import { eventually, type MessagingApp, messagingApp } from './messaging-app';

let app: MessagingApp;
beforeAll(async () => {
  app = await messagingApp();
  await app.source.query(`create function messaging.poison() returns trigger language plpgsql as
    $$ begin if new.wamid like 'wamid.poison%' then raise exception 'poison'; end if; return new; end $$`);
  for (const table of ['inbound', 'messages'])
    await app.source.query(
      `create trigger poison before insert or update on messaging.${table} for each row execute function messaging.poison()`,
    );
});
afterAll(() => app?.close());

const post = async (value: object): Promise<void> => {
  const metadata = { phone_number_id: '1099' };
  const body = JSON.stringify({
    entry: [{ changes: [{ field: 'messages', value: { metadata, ...value } }] }],
  });
  const signature = `sha256=${createHmac('sha256', 'demo_app_secret').update(body).digest('hex')}`;
  const answer = await fetch(`${app.url}/webhooks/whatsapp`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-hub-signature-256': signature },
    body,
  });
  expect(answer.status).toBe(200);
};
const says = (id: string, ref: string, body: string) => ({
  ...{
    id,
    from: app.guests.phones.get(ref)!.slice(1),
    timestamp: '1808200000',
    type: 'text',
    text: { body },
  },
});
const delivered = (wamid: string, id: string) => ({
  ...{ id: wamid, status: 'delivered', timestamp: '1808200001', biz_opaque_callback_data: callbackOf(id, 1) },
});
const accepted = async (): Promise<string> => {
  const id = newId();
  await app.source.query(
    `insert into messaging.messages (id, ref_id, round, lane, quiet, state, status, attempts, due_at, created_at, status_at)
     values ($1, $1, 'invite', 'campaign', 'jewish', 'done', 'accepted', 1, now(), now(), now())`,
    [id],
  );
  return id;
};
const listed = async () => {
  const answer = await fetch(`${app.url}/admin/api/webhooks`, { headers: { authorization: 'Bearer admin' } });
  return ((await answer.json()) as AnswerOf<typeof undecipheredWebhooks>).webhooks;
};
const texts = (): Promise<{ text: string }[]> =>
  app.source.query('select text from messaging.inbound order by text');
const repliesTold = async () => (await app.told('messaging.replied')).flatMap(({ inboundIds }) => inboundIds);

it('a message that cannot be stored is set aside, and the others of its webhook count once', async () => {
  const refs = app.guests.add(5);
  const messages = refs.map((ref, at) => says(at === 2 ? 'wamid.poison' : `wamid.${at}`, ref, `guest ${at}`));
  await post({ messages });
  await eventually('the others are stored', async () => (await texts()).length === 4);
  await eventually('the one is shown', async () => (await listed()).length === 1);
  expect((await texts()).map(({ text }) => text)).toEqual(['guest 0', 'guest 1', 'guest 3', 'guest 4']);
  expect(new Set(await repliesTold()).size).toBe(4);
  expect(await repliesTold()).toHaveLength(4);
  const [one] = await listed();
  expect(one).toMatchObject({ trouble: 'failed', excerpt: expect.stringContaining('guest 2') });
  expect(one!.excerpt).not.toContain('guest 1');

  // the provider repeats what it was answered too late
  await post({ messages });
  await post({ messages: messages.slice(0, 4) });
  await app.ticks.processWebhooks(new Date());
  expect(await repliesTold()).toHaveLength(4);
});

it('and so are statuses, also in a batch of many webhooks', async () => {
  const ids = await Promise.all(Array.from({ length: 9 }, accepted));
  const before = (await listed()).length;
  const updates = ids.map((id, at) => delivered(at === 4 ? 'wamid.poison.status' : `wamid.${id}`, id));
  await Promise.all([0, 3, 6].map((from) => post({ statuses: updates.slice(from, from + 3) })));
  await eventually('the others are told', async () => {
    const told = (await app.outcomes('delivered')).map(({ refId }) => refId);
    return ids.filter((id, at) => at !== 4 && told.includes(id)).length === 8;
  });
  await eventually('the one is shown', async () => (await listed()).length === before + 1);
  expect((await listed())[0]!.excerpt).toContain('wamid.poison.status');
  const told = (await app.outcomes('delivered')).map(({ refId }) => refId);
  expect(told.filter((id) => ids.includes(id))).toHaveLength(8);
});

it('what was set aside is given up after twelve attempts, and done when an admin asks once it can be', async () => {
  await app.source.query(
    `update messaging.webhooks set attempts = 11, retry_at = now() - interval '1 second' where trouble is not null`,
  );
  await app.ticks.processWebhooks(new Date());
  const open = () =>
    app.source.query<{ attempts: number }[]>(
      'select attempts from messaging.webhooks where processed_at is null order by id',
    );
  await eventually('given up', async () => (await open()).every(({ attempts }) => attempts === 12));
  await app.source.query(`update messaging.webhooks set retry_at = null where trouble is not null`);
  await app.ticks.processWebhooks(new Date());
  expect(await open()).toEqual([{ attempts: 12 }, { attempts: 12 }]);
  expect(await listed()).toHaveLength(2);

  await app.source.query('drop trigger poison on messaging.inbound');
  const asked = (await listed()).find(({ excerpt }) => excerpt.includes('guest 2'))!;
  await fetch(`${app.url}/admin/api/webhooks/${asked._id}`, {
    method: 'POST',
    headers: { authorization: 'Bearer admin', 'content-type': 'application/json' },
    body: JSON.stringify({ action: 'retry', reason: 'נבדק ביד' }),
  });
  await app.ticks.processWebhooks(new Date());
  await eventually('stored after all', async () => (await texts()).length === 5);
  expect(await repliesTold()).toHaveLength(5);
});
