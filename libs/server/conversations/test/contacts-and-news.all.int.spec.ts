import type { AnswerOf, listThreads, Thread } from '@smachot/contracts';
import { MINUTE_MS } from '@smachot/kernel';
import { MASK } from '@smachot/server-platform';
import { type ConversationsApp, conversationsApp, TUESDAY } from './conversations-app';

let app: ConversationsApp;
beforeAll(async () => {
  app = await conversationsApp();
});
beforeEach(() => app.clock.moveTo(TUESDAY));
afterAll(() => app.close());

const list = (as: string, store?: string) =>
  app.call<AnswerOf<typeof listThreads>>('GET', `/v1/conversations?${store ? `store=${store}` : ''}`, { as });

describe('contact details', () => {
  const HIDDEN = 'התקשרו 050-2345678 או dana@example.com';
  it('are hidden both ways until the two have an order, and then readable in what was written before', async () => {
    const { owner, store } = await app.store();
    const dana = await app.person();
    const { threadId, message } = (await app.start(dana, store.partnerUsername, HIDDEN)).body;
    expect(message).toMatchObject({ text: `התקשרו ${MASK} או ${MASK}`, masked: true });
    await app.write(owner, threadId, 'כתבו לי julie.co.il/call');
    const seen = async (as: string): Promise<Thread> => (await app.read(as, threadId)).body;
    for (const as of [owner, dana]) {
      const { messages, contactsShown } = await seen(as);
      expect([contactsShown, messages.map(({ masked }) => masked)]).toEqual([false, [true, true]]);
      expect(JSON.stringify(messages)).not.toMatch(/2345678|example|julie\.co/);
    }
    expect((await list(owner, store.partnerUsername)).text).not.toMatch(/לוי|julie\.co/);
    expect((await list(dana)).text).not.toMatch(/2345678|julie\.co/);
    app.order(dana, store.partnerId);
    const after = await seen(owner);
    expect([after.contactsShown, after.name, after.messages[0]!.text]).toEqual([true, 'דנה לוי', HIDDEN]);
    expect((await seen(dana)).messages[1]!.text).toBe('כתבו לי julie.co.il/call');
  });

  it('and every other word stay out of what people are told', async () => {
    const { owner, store } = await app.store();
    const dana = await app.person();
    const { threadId } = (await app.start(dana, store.partnerUsername, HIDDEN)).body;
    const [news] = await app.told(owner);
    expect(news).toEqual({
      userId: owner,
      kind: 'message_received',
      values: { store: store.businessName, side: 'partner' },
      href: `/dashboard/${store.partnerUsername}/messages/${threadId}`,
      urgent: false,
    });
  });
});

describe('who is told', () => {
  it('the whole crew, once for all that waits', async () => {
    const { owner, store } = await app.store();
    const member = await app.member(store.partnerId);
    const dana = await app.person();
    const { threadId } = (await app.start(dana, store.partnerUsername, 'שלום')).body;
    for (const text of ['1', '2', '3']) await app.write(dana, threadId, text);
    for (const one of [owner, member]) expect(await app.told(one)).toHaveLength(1);
    expect(await app.told(dana)).toEqual([]);
    // she has left the screen
    app.clock.moveTo(new Date(TUESDAY.getTime() + 2 * MINUTE_MS));
    await app.write(owner, threadId, 'שלום וברכה');
    expect(await app.told(dana)).toMatchObject([{ href: `/me/messages/${threadId}` }]);
    expect(await app.told(member)).toHaveLength(1);
  });

  it('not whoever has the thread on the screen, unless it is not read after a minute', async () => {
    const { owner, store } = await app.store();
    const dana = await app.person();
    const { threadId } = (await app.start(dana, store.partnerUsername, 'שלום')).body;
    await app.seen(owner, threadId, 1);
    await app.write(dana, threadId, 'ועוד');
    await app.tick(new Date(TUESDAY.getTime() + MINUTE_MS / 2));
    expect(await app.told(owner)).toHaveLength(1);
    const ticks = [0, 1].map(() => app.tick(new Date(TUESDAY.getTime() + MINUTE_MS)));
    await Promise.all(ticks);
    await app.tick(new Date(TUESDAY.getTime() + 2 * MINUTE_MS));
    expect(await app.told(owner)).toHaveLength(2);
  });

  it('an older screen that tells late un-reads nothing', async () => {
    const { owner, store } = await app.store();
    const dana = await app.person();
    const { threadId } = (await app.start(dana, store.partnerUsername, '1')).body;
    await app.write(dana, threadId, '2');
    await app.seen(owner, threadId, 2);
    await app.seen(owner, threadId, 1);
    expect((await app.read(owner, threadId)).body.unread).toBe(0);
  });
});
