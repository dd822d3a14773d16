import type { AnswerOf, listThreads, unreadThreads } from '@smachot/contracts';
import { DAY_MS, HOUR_MS, MINUTE_MS, newId } from '@smachot/kernel';
import { type ConversationsApp, conversationsApp, TUESDAY } from './conversations-app';

let app: ConversationsApp;
beforeAll(async () => {
  app = await conversationsApp();
});
beforeEach(() => app.clock.moveTo(TUESDAY));
afterAll(() => app.close());

const list = (as: string, store?: string, query = '') =>
  app.call<AnswerOf<typeof listThreads>>(
    'GET',
    `/v1/conversations?${store ? `store=${store}` : ''}${query}`,
    {
      as,
    },
  );
const unread = async (as: string) =>
  (await app.call<AnswerOf<typeof unreadThreads>>('GET', '/v1/conversations/unread', { as })).body;

describe('a question before ordering', () => {
  it('opens one thread, which both sides read and count', async () => {
    const { owner, store } = await app.store();
    const dana = await app.person();
    const asked = await app.start(dana, store.partnerUsername, 'אפשר ל־120 אורחים?');
    expect(asked).toMatchObject({ status: 201, body: { message: { number: 1, by: 'customer', you: true } } });
    const again = await app.start(dana, store.partnerUsername, 'ובלי גלוטן?');
    expect(again.body.threadId).toBe(asked.body.threadId);
    const { threadId } = asked.body;
    expect((await list(owner, store.partnerUsername)).body).toMatchObject({
      threads: [
        { _id: threadId, name: 'דנה', unread: 2, waiting: true, lastMessage: { text: 'ובלי גלוטן?' } },
      ],
    });
    expect(await unread(owner)).toEqual({ mine: 0 });
    expect((await app.seen(owner, threadId, 2)).status).toBe(204);
    expect((await list(owner, store.partnerUsername)).body).toMatchObject({ threads: [{ unread: 0 }] });
    app.clock.moveTo(new Date(TUESDAY.getTime() + 12 * MINUTE_MS));
    const answered = await app.write(owner, threadId, 'כן, בשמחה');
    expect(answered).toMatchObject({ status: 201, body: { number: 3, by: 'partner' } });
    expect((await unread(dana)).mine).toBe(1);
    expect(
      await app.source.query(
        `select payload->'minutes' as minutes from platform.outbox where job = 'analytics.count_answer' and payload->>'storeId' = $1`,
        [store.partnerId],
      ),
    ).toEqual([{ minutes: 12 }]);
    const { body } = await app.read(dana, threadId);
    expect(body).toMatchObject({ side: 'customer', name: store.businessName, unread: 1, obstacle: null });
    expect(body.messages.map(({ text, author }) => [text, author])).toEqual([
      ['אפשר ל־120 אורחים?', null],
      ['ובלי גלוטן?', null],
      ['כן, בשמחה', null],
    ]);
    // the crew sees which member wrote
    expect((await app.read(owner, threadId)).body.messages.at(-1)).toMatchObject({
      author: 'ג׳ולי',
      you: true,
    });
  });

  it('waits for the store until it is answered, or its crew says that no answer is needed', async () => {
    const { owner, store } = await app.store();
    const member = await app.member(store.partnerId);
    const dana = await app.person();
    const { threadId } = (await app.start(dana, store.partnerUsername, 'אפשר ל־120 אורחים?')).body;
    const waits = async () => (await list(owner, store.partnerUsername)).body.threads[0]!.waiting;
    const settle = (as: string, upTo: number) =>
      app.call('POST', `/v1/conversations/${threadId}/settled`, { as, body: { upTo } });
    await app.seen(owner, threadId, 1);
    expect(await waits()).toBe(true);
    await app.write(owner, threadId, 'כן, בשמחה');
    expect(await waits()).toBe(false);
    await app.write(dana, threadId, 'תודה!');
    await app.write(dana, threadId, 'ומה עם חניה?');
    expect((await settle(dana, 4)).status).toBe(404);
    expect((await settle(member, 3)).status).toBe(204);
    // the last message came meanwhile
    expect(await waits()).toBe(true);
    expect((await settle(member, 4)).status).toBe(204);
    expect([await waits(), (await app.read(owner, threadId)).body.waiting]).toEqual([false, false]);
    expect((await settle(owner, 0)).status).toBe(204);
    expect(await waits()).toBe(true);
  });

  it('does not exist for anybody else, not even an admin', async () => {
    const { store } = await app.store();
    const dana = await app.person();
    const { threadId } = (await app.start(dana, store.partnerUsername, 'שלום')).body;
    const stranger = await app.person();
    const { owner: other } = await app.store();
    for (const as of [stranger, other, 'ad000000-0000-7000-8000-000000000001']) {
      expect((await app.read(as, threadId)).status).toBe(404);
      expect((await app.write(as, threadId, 'היי')).status).toBe(404);
      expect((await app.seen(as, threadId, 1)).status).toBe(404);
      expect((await app.upload(as, threadId)).status).toBe(404);
      expect((await list(as, store.partnerUsername)).status).toBe(404);
    }
  });

  it('is written once, however often it is sent', async () => {
    const { owner, store } = await app.store();
    const dana = await app.person();
    const key = newId();
    const sent = await Promise.all(
      Array.from({ length: 5 }, () => app.start(dana, store.partnerUsername, 'שלום', { key })),
    );
    expect(new Set(sent.map(({ body }) => body.message._id)).size).toBe(1);
    const { threadId } = sent[0]!.body;
    const other = newId();
    await Promise.all(Array.from({ length: 5 }, () => app.write(dana, threadId, 'עוד משהו', other)));
    expect((await app.read(owner, threadId)).body.messages.map(({ text }) => text)).toEqual([
      'שלום',
      'עוד משהו',
    ]);
    expect((await app.write(dana, threadId, 'אחרת', other)).body.code).toBe('idempotency.reused');
  });

  it('is numbered without a gap when both sides write at once', async () => {
    const { owner, store } = await app.store();
    const member = await app.member(store.partnerId);
    const dana = await app.person();
    const { threadId } = (await app.start(dana, store.partnerUsername, '0')).body;
    const all = [dana, owner, member].flatMap((as) =>
      [1, 2, 3].map((at) => app.write(as, threadId, `${at}`)),
    );
    await Promise.all(all);
    const { messages } = (await app.read(dana, threadId)).body;
    expect(messages.map(({ number }) => number)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  });

  it('makes one thread of two first messages at once', async () => {
    const { store } = await app.store();
    const dana = await app.person();
    const orderId = app.order(dana, store.partnerId);
    const member = await app.member(store.partnerId);
    const [asked, told] = await Promise.all([
      app.start(dana, store.partnerUsername, 'שאלה'),
      app.call<{ threadId: string }>('POST', '/v1/conversations', {
        as: member,
        body: { order: orderId, text: 'שלום' },
      }),
    ]);
    expect(told.status).toBe(201);
    expect(asked.body.threadId).toBe(told.body.threadId);
    expect((await app.read(dana, told.body.threadId)).body.messages).toHaveLength(2);
  });

  it('pages messages and threads', async () => {
    const { owner, store } = await app.store();
    const people = await Promise.all([1, 2, 3].map(() => app.person()));
    const ids: string[] = [];
    for (const [at, person] of people.entries()) {
      app.clock.moveTo(new Date(TUESDAY.getTime() + at * MINUTE_MS));
      ids.push((await app.start(person, store.partnerUsername, `${at}`)).body.threadId);
    }
    const first = await list(owner, store.partnerUsername, '&limit=2');
    expect(first.body.threads.map(({ _id }) => _id)).toEqual([ids[2], ids[1]]);
    const second = await list(owner, store.partnerUsername, `&limit=2&cursor=${first.body.nextCursor}`);
    expect(second.body).toMatchObject({ threads: [{ _id: ids[0] }], nextCursor: null });
    for (const text of ['a', 'b', 'c']) await app.write(people[0]!, ids[0]!, text);
    const newest = (await app.read(owner, ids[0]!, '?limit=2')).body;
    expect(newest.messages.map(({ text }) => text)).toEqual(['b', 'c']);
    const older = (await app.read(owner, ids[0]!, `?limit=2&cursor=${newest.olderCursor}`)).body;
    expect([older.messages.map(({ text }) => text), older.olderCursor]).toEqual([['0', 'a'], null]);
  });
});

describe('a stranger with a free account', () => {
  it('opens ten threads a day and no more, also at once', async () => {
    const stores = await Promise.all(Array.from({ length: 12 }, () => app.store()));
    const dana = await app.person();
    const asked = await Promise.all(
      stores.map(({ store }) => app.start(dana, store.partnerUsername, 'שלום')),
    );
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(10);
    expect(asked.filter(({ body }) => body.code === 'thread.too_many_new')).toHaveLength(2);
    app.clock.moveTo(new Date(TUESDAY.getTime() + DAY_MS + 1000));
    const refused = stores[asked.findIndex(({ status }) => status !== 201)]!;
    expect((await app.start(dana, refused.store.partnerUsername, 'שלום')).status).toBe(201);
  });

  it('writes so much in an hour, and so much without an answer', async () => {
    const { owner, store } = await app.store();
    const dana = await app.person();
    const { threadId } = (await app.start(dana, store.partnerUsername, '1')).body;
    for (let at = 2; at <= 10; at++) expect((await app.write(dana, threadId, `${at}`)).status).toBe(201);
    expect((await app.write(dana, threadId, '11')).body.code).toBe('thread.unanswered');
    await app.write(owner, threadId, 'כן');
    expect((await app.write(dana, threadId, '11')).status).toBe(201);
    await app.source.query(
      `insert into conversations.messages (id, thread_id, number, by, author_id, key, asked, text, created_at)
       select gen_random_uuid(), $1, n + 1000, 'customer', $2, n::text, '', '', $3 from generate_series(1, 60) n`,
      [threadId, dana, TUESDAY],
    );
    expect((await app.write(dana, threadId, '12')).body.code).toBe('thread.too_many_messages');
    app.clock.moveTo(new Date(TUESDAY.getTime() + HOUR_MS + 1000));
    expect((await app.write(dana, threadId, '12')).status).toBe(201);
  });

  it('finds no store that is hidden or closed, and no business asks itself', async () => {
    const { owner, store } = await app.store(false);
    const dana = await app.person();
    expect((await app.start(dana, store.partnerUsername, 'שלום')).status).toBe(404);
    expect((await app.start(dana, 'nobody-at-all', 'שלום')).status).toBe(404);
    expect((await app.start(owner, store.partnerUsername, 'שלום')).body.code).toBe('thread.own_store');
    // with an order the customer is known to the store
    app.order(dana, store.partnerId);
    const { threadId } = (await app.start(dana, store.partnerUsername, 'שלום')).body;
    await app.source.query('update stores.stores set closed_at = now() where id = $1', [store.partnerId]);
    expect((await app.write(dana, threadId, 'שלום')).body.code).toBe('thread.store_closed');
    expect((await app.read(dana, threadId)).body.obstacle).toBe('store_closed');
  });

  it('says nothing that is empty or too long', async () => {
    const { store } = await app.store();
    const dana = await app.person();
    for (const text of ['', '  \n ', 'א'.repeat(2001)])
      expect((await app.start(dana, store.partnerUsername, text)).status).toBe(422);
    expect((await app.start(dana, store.partnerUsername, 'א'.repeat(2000))).status).toBe(201);
  });
});

it('a business writes first only where there is an order', async () => {
  const { owner, store } = await app.store();
  const dana = await app.person();
  const body = (order: string) => ({ order, text: 'לגבי ההזמנה' });
  expect((await app.call('POST', '/v1/conversations', { as: owner, body: body(newId()) })).status).toBe(404);
  const orderId = app.order(dana, store.partnerId);
  const stranger = await app.person();
  expect((await app.call('POST', '/v1/conversations', { as: stranger, body: body(orderId) })).status).toBe(
    404,
  );
  const find = (as: string) => app.call('GET', `/v1/conversations/with?order=${orderId}`, { as });
  expect((await find(owner)).body).toMatchObject({ threadId: null, side: 'partner', name: 'דנה לוי' });
  const told = await app.call<{ threadId: string }>('POST', '/v1/conversations', {
    as: owner,
    body: body(orderId),
  });
  expect(told.status).toBe(201);
  expect((await find(dana)).body).toMatchObject({ threadId: told.body.threadId, side: 'customer' });
  expect(await app.told(dana)).toHaveLength(1);
});
