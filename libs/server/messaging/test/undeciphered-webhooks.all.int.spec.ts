import { createHmac } from 'node:crypto';
import type { AnswerOf, undecipheredWebhooks } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { eventually, type MessagingApp, messagingApp } from './messaging-app';

let app: MessagingApp;
beforeAll(async () => {
  app = await messagingApp();
});
afterAll(() => app?.close());

const post = (body: Buffer, type = 'application/json') =>
  fetch(`${app.url}/webhooks/whatsapp`, {
    method: 'POST',
    headers: {
      'content-type': type,
      'x-hub-signature-256': `sha256=${createHmac('sha256', 'demo_app_secret').update(body).digest('hex')}`,
    },
    body: new Uint8Array(body),
  });
const admin = (method: string, path: string, body?: object) =>
  fetch(`${app.url}/admin/api/webhooks${path}`, {
    method,
    headers: { authorization: 'Bearer admin', ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify({ reason: 'נבדק ביד', ...body }) } : {}),
  });
type List = AnswerOf<typeof undecipheredWebhooks>;
const listed = async (query = ''): Promise<List> => (await (await admin('GET', query)).json()) as List;
const shown = (count: number) =>
  eventually('all are shown', async () => (await listed()).webhooks.length === count);

const BODIES: [name: string, body: Buffer, trouble: string, type?: string][] = [
  ['not JSON', Buffer.from('call 0502345678 please'), 'not JSON'],
  ['of another type', Buffer.from('a=b'), 'not JSON', 'application/x-www-form-urlencoded'],
  ['bytes', Buffer.from([0, 1, 2, 0xff, 0xd8]), 'not JSON'],
  ['half', Buffer.from('{"entry":[{'), 'not JSON'],
  ['nothing', Buffer.alloc(0), 'not JSON'],
  ['__proto__', Buffer.from('{"__proto__":{"entry":[]},"entry":[]}'), 'not understood'],
  ['another thing', Buffer.from('{"object":"page"}'), 'not understood'],
  ['a list', Buffer.from('[]'), 'not understood'],
];

it('everything that is signed is stored, answered 200 and shown to an admin', async () => {
  for (const [name, body, , type] of BODIES)
    expect([name, (await post(body, type)).status]).toEqual([name, 200]);
  await shown(BODIES.length);
  const { webhooks } = await listed();
  expect(webhooks.map(({ trouble }) => trouble).sort()).toEqual(
    BODIES.map(([, , trouble]) => trouble).sort(),
  );
  const excerpts = webhooks.map(({ excerpt }) => excerpt);
  expect(excerpts).toContain('call ••••••••78 please');
  expect(excerpts).toContain('{"__proto__":{"entry":[]},"entry":[]}');
});

it('in pages, newest first', async () => {
  const first = await listed('?limit=3');
  expect(first.webhooks).toHaveLength(3);
  const rest = await listed(`?cursor=${first.nextCursor}`);
  const all = [...first.webhooks, ...rest.webhooks].map(({ _id }) => _id);
  expect(all).toEqual((await listed()).webhooks.map(({ _id }) => _id));
  expect((await listed('?cursor=nonsense')).webhooks).toHaveLength(BODIES.length);
});

it('dismissed once they are off the list, retried they are processed again', async () => {
  const [first, second] = (await listed()).webhooks;
  expect((await admin('POST', `/${first!._id}`, { action: 'dismiss' })).status).toBe(204);
  expect((await admin('POST', `/${first!._id}`, { action: 'dismiss' })).status).toBe(404);
  expect((await admin('POST', `/${newId()}`, { action: 'retry' })).status).toBe(404);
  await app.source.query(`update messaging.webhooks set body = '{"entry":[]}' where id = $1`, [second!._id]);
  expect((await admin('POST', `/${second!._id}`, { action: 'retry' })).status).toBe(204);
  await app.ticks.processWebhooks(new Date());
  await shown(BODIES.length - 2);
  const processed = () =>
    app.source.query(
      'select 1 from messaging.webhooks where id = $1 and processed_at is not null and trouble is null',
      [second!._id],
    );
  await eventually('processed', async () => (await processed()).length === 1);
});
