import type { SavedReplies } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import { FileStore } from '@smachot/server-platform';
import { ADMIN, type ConversationsApp, conversationsApp, TUESDAY } from './conversations-app';

let app: ConversationsApp;
beforeAll(async () => {
  app = await conversationsApp();
});
beforeEach(() => app.clock.moveTo(TUESDAY));
afterAll(() => app.close());

const aThread = async () => {
  const { owner, store } = await app.store();
  const dana = await app.person();
  const { threadId } = (await app.start(dana, store.partnerUsername, 'שלום 0502345678')).body;
  return { owner, store, dana, threadId };
};
const pictures = async (threadId: string): Promise<string[]> => {
  const rows: { key: string }[] = await app.source.query(
    `select picture->>'key' as key from conversations.messages where thread_id = $1 and picture is not null`,
    [threadId],
  );
  return rows.map(({ key }) => key);
};
const isThere = (key: string): Promise<boolean> =>
  app.app
    .get(FileStore)
    .read(key)
    .then(
      () => true,
      () => false,
    );

describe('a picture', () => {
  it('comes without what the file says of its maker, under an address that expires', async () => {
    const { owner, dana, threadId } = await aThread();
    const sent = await app.upload(dana, threadId);
    expect(sent).toMatchObject({ status: 201, body: { text: '', picture: { width: 900 } } });
    const shown = (await app.read(owner, threadId)).body.messages.at(-1)!.picture!.url;
    const file = await app.call('GET', shown);
    expect(file.status).toBe(200);
    expect(file.raw.includes(Buffer.from('ZEHAVIT'))).toBe(false);
    const expires = Number(/expires=(\d+)/.exec(shown)![1]) - Date.now() / 1000;
    expect(expires).toBeLessThan(20 * 60);
    expect((await app.call('GET', shown.replace(/signature=../, 'signature=xx'))).status).toBe(404);
  });

  it('is one message for its key, and leaves no second file', async () => {
    const { dana, threadId } = await aThread();
    const key = newId();
    const first = await app.upload(dana, threadId, key);
    const again = await app.upload(dana, threadId, key);
    expect(again.body._id).toBe(first.body._id);
    expect(await pictures(threadId)).toHaveLength(1);
  });

  it('is a picture by its content', async () => {
    const { dana, threadId } = await aThread();
    const sent = await app.uploadBytes(dana, threadId, Buffer.from('<svg onload="alert(1)"/>'));
    expect([sent.status, sent.body.code]).toEqual([415, 'image.unsupported']);
    const large = await app.uploadBytes(dana, threadId, Buffer.alloc(10 * 1024 * 1024 + 10));
    expect([large.status, large.body.code]).toEqual([413, 'picture.too_large']);
    expect((await app.read(dana, threadId)).body.messages).toHaveLength(1);
  });
});

describe('a report', () => {
  const report = (as: string, threadId: string) =>
    app.call('POST', `/v1/conversations/${threadId}/report`, {
      as,
      body: { reason: 'spam', note: 'שולח לכולם' },
    });
  type Reports = { reports: { _id: string; threadId: string; note: string }[] };
  const waiting = async (threadId: string) =>
    (await app.call<Reports>('GET', '/admin/api/conversation-reports', { as: ADMIN })).body.reports.find(
      (one) => one.threadId === threadId,
    );

  it('stops both sides until an admin has looked, who reads what was written', async () => {
    const { owner, dana, threadId } = await aThread();
    expect((await report(owner, threadId)).status).toBe(204);
    expect((await report(owner, threadId)).status).toBe(204);
    for (const as of [owner, dana]) {
      expect((await app.write(as, threadId, 'שלום')).body.code).toBe('thread.not_open');
      expect((await app.upload(as, threadId)).body.code).toBe('thread.not_open');
    }
    expect((await app.read(dana, threadId)).body).toMatchObject({
      obstacle: 'reported',
      reportedByYou: false,
    });
    const found = (await waiting(threadId))!;
    expect(found).toMatchObject({ reason: 'spam', note: 'שולח לכולם', by: 'partner', decision: null });
    const path = `/admin/api/conversation-reports/${found._id}`;
    const opened = await app.call<{ messages: object[] }>('POST', `${path}/messages`, { as: ADMIN });
    expect(opened.body.messages).toMatchObject([{ text: 'שלום 0502345678', masked: false }]);
    expect((await app.call('POST', `${path}/messages`, { as: owner })).status).toBe(404);
    expect((await app.call('GET', '/admin/api/conversation-reports', { as: owner })).status).toBe(404);
    const decide = (decision: string) =>
      app.call('POST', `${path}/decision`, { as: ADMIN, body: { decision, reason: 'נקרא ונבדק' } });
    expect((await decide('dismiss')).body).toMatchObject({ decision: 'dismissed' });
    expect((await app.write(dana, threadId, 'תודה')).status).toBe(201);
    expect((await decide('close')).body.code).toBe('lifecycle.illegal_move');
    expect(await waiting(threadId)).toBeUndefined();
  });

  it('may close a thread for good', async () => {
    const { owner, dana, threadId } = await aThread();
    await report(dana, threadId);
    const { _id } = (await waiting(threadId))!;
    const path = `/admin/api/conversation-reports/${_id}/decision`;
    await app.call('POST', path, { as: ADMIN, body: { decision: 'close', reason: 'ספאם חוזר' } });
    expect((await app.write(owner, threadId, 'שלום')).body.code).toBe('thread.not_open');
    expect((await report(owner, threadId)).body.code).toBe('thread.not_open');
    expect((await app.read(dana, threadId)).body.obstacle).toBe('closed');
  });
});

describe('saved replies', () => {
  it('are the store’s, twenty at most, and nobody overwrites what they have not seen', async () => {
    const { owner, store } = await app.store();
    const member = await app.member(store.partnerId);
    const path = `/v1/partners/${store.partnerUsername}/saved-replies`;
    const save = (as: string, replies: object[], version: number) =>
      app.call<SavedReplies & { code: string }>('PUT', path, { as, body: { replies, version } });
    const one = { title: 'כשרות', text: 'כשר למהדרין' };
    expect((await app.call('GET', path, { as: member })).body).toEqual({ replies: [], version: 0 });
    expect((await save(member, [one], 0)).body).toEqual({ replies: [one], version: 1 });
    expect((await save(owner, [], 0)).body.code).toBe('conflict.version');
    const both = await Promise.all([save(owner, [one, one], 1), save(member, [], 1)]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await save(owner, Array(21).fill(one) as object[], 2)).status).toBe(422);
    const stranger = await app.person();
    expect((await app.call('GET', path, { as: stranger })).status).toBe(404);
    expect((await save(stranger, [], 2)).status).toBe(404);
  });
});

describe('the end', () => {
  const deleteAccount = async (userId: string) => {
    await app.source.query('update identity.users set deleted_at = now() where id = $1', [userId]);
    await app.source.query(
      `insert into platform.outbox (id, job, payload) values ($1, 'conversations.forget_person', $2)`,
      [newId(), JSON.stringify({ userId })],
    );
    await app.jobs.drain();
  };

  it('of a customer takes the thread and its pictures', async () => {
    const { owner, dana, threadId } = await aThread();
    await app.upload(dana, threadId);
    const [key] = await pictures(threadId);
    expect(await isThere(key!)).toBe(true);
    await deleteAccount(dana);
    expect((await app.read(owner, threadId)).status).toBe(404);
    expect(await isThere(key!)).toBe(false);
  });

  it('of one of a crew leaves the business’s words without a name, and of the last takes them', async () => {
    const { owner, store, dana, threadId } = await aThread();
    const member = await app.member(store.partnerId);
    await app.write(member, threadId, 'מהצוות');
    await deleteAccount(member);
    await app.source.query('delete from stores.crew where user_id = $1', [member]);
    expect((await app.read(owner, threadId)).body.messages.at(-1)).toMatchObject({
      text: 'מהצוות',
      author: null,
    });
    await app.write(owner, threadId, 'מהבעלים');
    await deleteAccount(owner);
    expect((await app.read(dana, threadId)).status).toBe(404);
  });

  it('comes after 24 months, messages first, and for the thread with the last of them', async () => {
    const { owner, dana, threadId } = await aThread();
    await app.upload(dana, threadId);
    const [key] = await pictures(threadId);
    app.clock.moveTo(new Date(TUESDAY.getTime() + 400 * DAY_MS));
    await app.write(owner, threadId, 'אחרי שנה');
    await app.tick(new Date(TUESDAY.getTime() + 732 * DAY_MS));
    expect((await app.read(dana, threadId)).body.messages.map(({ text }) => text)).toEqual(['אחרי שנה']);
    expect(await isThere(key!)).toBe(false);
    await app.tick(new Date(TUESDAY.getTime() + 1200 * DAY_MS));
    expect((await app.read(dana, threadId)).status).toBe(404);
  });

  it('of nobody: an account’s export has both sides of its threads', async () => {
    const { owner, dana, threadId } = await aThread();
    await app.write(owner, threadId, 'תשובה');
    const { conversations } = (await app.exported(dana)) as { conversations: { text: string; by: string }[] };
    expect(conversations.map(({ by, text }) => [by, text])).toEqual([
      ['customer', 'שלום 0502345678'],
      ['partner', 'תשובה'],
    ]);
    expect(((await app.exported(owner)) as { conversations: object[] }).conversations).toMatchObject([
      { text: 'תשובה' },
    ]);
  });
});

it('nothing of what people wrote is in the outbox', async () => {
  const { dana, threadId } = await aThread();
  await app.write(dana, threadId, 'מילה שאיש לא יכתוב');
  const rows: { payload: string }[] = await app.source.query('select payload::text from platform.outbox');
  expect(rows.some(({ payload }) => payload.includes('מילה שאיש'))).toBe(false);
});
