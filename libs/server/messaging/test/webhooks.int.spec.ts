import { createHmac } from 'node:crypto';
import { MINUTE_MS, newId } from '@smachot/kernel';
import { callbackOf } from '../src/gateway/message-body';
import { eventually, type MessagingApp, messagingApp, TUESDAY } from './messaging-app';

let app: MessagingApp;
beforeAll(async () => {
  app = await messagingApp();
});
afterAll(() => app?.close());

const post = (body: string | Buffer, signature?: string) =>
  fetch(`${app.url}/webhooks/whatsapp`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      'x-hub-signature-256':
        signature ?? `sha256=${createHmac('sha256', 'demo_app_secret').update(body).digest('hex')}`,
    },
    body: typeof body === 'string' ? body : new Uint8Array(body),
  });
const statusesBody = (statuses: object[]) =>
  JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [
      {
        id: 'W',
        changes: [
          {
            field: 'messages',
            value: { messaging_product: 'whatsapp', metadata: { phone_number_id: '1099' }, statuses },
          },
        ],
      },
    ],
  });
const accepted = async (count: number): Promise<{ refId: string; id: string }[]> => {
  const rows = Array.from({ length: count }, () => ({ refId: newId(), id: newId() }));
  await app.source.query(
    `insert into messaging.messages (id, ref_id, round, lane, quiet, state, status, attempts, wamid, due_at, created_at, status_at)
     select id, ref, 'invite', 'campaign', 'jewish', 'done', 'accepted', 1, 'wamid.' || id, now(), now(), now() from unnest($1::uuid[], $2::uuid[]) as m(id, ref)`,
    [rows.map(({ id }) => id), rows.map(({ refId }) => refId)],
  );
  return rows;
};
const status = (id: string, name: string, seconds: number) => ({
  id: `wamid.${id}`,
  status: name,
  timestamp: String(1_808_200_000 + seconds),
  recipient_id: '972521234567',
  recipient_user_id: `IL.${id}`,
  biz_opaque_callback_data: callbackOf(id, 1),
  ...(name === 'failed' ? { errors: [{ code: 131026 }] } : {}),
});
const guestSays = (id: string, body: string) =>
  JSON.stringify({
    entry: [
      {
        changes: [
          {
            field: 'messages',
            value: {
              messages: [{ id, from: '972520000000', timestamp: '1808200000', type: 'text', text: { body } }],
            },
          },
        ],
      },
    ],
  });
const settled = () =>
  eventually(
    'all processed',
    async () =>
      (await app.source.query('select 1 from messaging.webhooks where processed_at is null and attempts = 0'))
        .length === 0,
  );

describe('the handshake', () => {
  const shake = (query: string) => fetch(`${app.url}/webhooks/whatsapp?${query}`);
  it('answers the challenge as plain text', async () => {
    const answer = await shake('hub.mode=subscribe&hub.verify_token=sandbox-verify&hub.challenge=1158201444');
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([
      200,
      expect.stringMatching(/^text\/plain/),
      '1158201444',
    ]);
  });
  it.each([
    'hub.mode=subscribe&hub.verify_token=other&hub.challenge=1',
    'hub.verify_token=sandbox-verify',
    '',
  ])('refuses %s', async (query) => expect((await shake(query)).status).toBe(403));
});

describe('a webhook', () => {
  it('is refused without our signature over its very bytes', async () => {
    const body = statusesBody([]);
    const good = `sha256=${createHmac('sha256', 'demo_app_secret').update(body).digest('hex')}`;
    for (const [bytes, signature] of [
      [body, 'sha256=00'],
      [body, ''],
      [`${body} `, good],
    ] as const)
      expect((await post(bytes, signature)).status).toBe(403);
    expect((await post(body, good)).status).toBe(200);
  });

  it('is kept once, however often it comes', async () => {
    const [message] = await accepted(1);
    const body = statusesBody([status(message!.id, 'sent', 1)]);
    const before = (await app.outcomes()).length;
    await Promise.all(Array.from({ length: 5 }, () => post(body)));
    await settled();
    await post(body);
    await settled();
    expect((await app.outcomes()).slice(before)).toEqual([
      expect.objectContaining({ refId: message!.refId, outcome: 'sent' }),
    ]);
  });

  it('that comes before our own record of the post counts the message as posted', async () => {
    const [message] = await accepted(1);
    const { id } = message!;
    await app.source.query(
      `update messaging.messages set state = 'sending', status = 'queued', wamid = null where id = $1`,
      [id],
    );
    await post(statusesBody([status(id, 'sent', 1)]));
    await settled();
    const [posted] = await app.source.query('select posted_at as at from messaging.messages where id = $1', [
      id,
    ]);
    expect(Math.abs(posted.at - TUESDAY.getTime())).toBeLessThan(10 * MINUTE_MS);
  });

  it('of the provider’s kind that says nothing is no trouble', async () => {
    for (const body of ['{"entry":[{"changes":[{"value":null}]}]}', '{"entry":[]}', '{"entry":[null,5]}'])
      expect((await post(body)).status).toBe(200);
    await settled();
    expect(
      await app.source.query('select trouble from messaging.webhooks where trouble is not null'),
    ).toEqual([]);
  });

  it('that cannot be processed does not stop the others', async () => {
    const [message] = await accepted(1);
    await app.source.query(`create function messaging.poison() returns trigger language plpgsql as
      $$ begin if new.wamid = 'wamid.poison' then raise exception 'poison'; end if; return new; end $$`);
    await app.source.query(
      'create trigger poison before insert on messaging.inbound for each row execute function messaging.poison()',
    );
    await post(guestSays('wamid.poison', 'x'));
    await post(statusesBody([status(message!.id, 'delivered', 1)]));
    await eventually('the good one processed', async () =>
      (await app.outcomes('delivered')).some(({ refId }) => refId === message!.refId),
    );
    await settled();
    expect(
      await app.source.query('select trouble, attempts from messaging.webhooks where processed_at is null'),
    ).toEqual([{ trouble: 'failed', attempts: 1 }]);
  });

  it('may hold characters that the database does not take', async () => {
    await post(guestSays('wamid.nul', 'a\u0000b \ud800'));
    await eventually(
      'kept',
      async () =>
        (await app.source.query(`select 1 from messaging.inbound where wamid = 'wamid.nul'`)).length,
    );
  });

  it('is gone after thirty days', async () => {
    await app.source.query(
      `update messaging.webhooks set received_at = $1::timestamptz - interval '31 days'`,
      [TUESDAY],
    );
    await app.ticks.purge(TUESDAY);
    expect(await app.source.query('select 1 from messaging.webhooks')).toEqual([]);
  });
});

describe('many statuses', () => {
  const shuffled = <T>(list: T[]): T[] =>
    list
      .map((one) => [Math.random(), one] as const)
      .sort(([a], [b]) => a - b)
      .map(([, one]) => one);

  it('shuffled, doubled and torn apart end the same', async () => {
    const messages = await accepted(60);
    const all = messages.flatMap(({ id }, index) => [
      status(id, 'sent', 1),
      ...(index % 3 ? [status(id, 'delivered', 2)] : []),
      ...(index % 4 ? [status(id, 'read', 3)] : []),
      ...(index % 5 ? [] : [status(id, 'failed', 2)]),
    ]);
    const deliveries = shuffled([...all, ...all]);
    const posts: string[] = [];
    while (deliveries.length)
      posts.push(statusesBody(deliveries.splice(0, 1 + Math.floor(Math.random() * 20))));
    await Promise.all(posts.map((body) => post(body)));
    await settled();
    const rows = await app.source.query<{ id: string; status: string; entries: number }[]>(
      'select id, status, jsonb_array_length(history) as entries from messaging.messages where id = any($1)',
      [messages.map(({ id }) => id)],
    );
    const statusOf = new Map(rows.map(({ id, status: name }) => [id, name]));
    for (const [index, { id }] of messages.entries()) {
      const delivered = index % 3 ? 'delivered' : index % 5 ? 'sent' : 'failed';
      expect(statusOf.get(id)).toBe(index % 4 ? 'read' : delivered);
    }
    expect(rows.reduce((sum, { entries }) => sum + entries, 0)).toBe(all.length);
  });

  it('without our callback are found by the provider’s id', async () => {
    const [message] = await accepted(1);
    const { biz_opaque_callback_data: _, ...bare } = status(message!.id, 'delivered', 1);
    await post(statusesBody([bare]));
    await eventually('found', async () =>
      (await app.outcomes('delivered')).some(({ refId }) => refId === message!.refId),
    );
  });

  it('cost less than a tenth of a statement each', async () => {
    const messages = await accepted(1000);
    let statements = 0;
    const count = app.countStatements(() => statements++);
    for (const name of ['sent', 'delivered', 'read'])
      await Promise.all(
        Array.from({ length: 10 }, (_, part) =>
          post(
            statusesBody(messages.slice(part * 100, part * 100 + 100).map(({ id }) => status(id, name, 1))),
          ),
        ),
      );
    await settled();
    count.stop();
    expect(
      await app.source.query(
        `select count(*)::int as read from messaging.messages where status = 'read' and id = any($1)`,
        [messages.map(({ id }) => id)],
      ),
    ).toEqual([{ read: 1000 }]);
    expect(statements / 3000).toBeLessThan(0.1);
  });
});
