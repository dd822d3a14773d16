import { CUT_OFF, inHours, loseCard, START } from '../a-linked-order';
import { changing } from '../changing';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
let store: Store;
let customer: string;
let acts: ReturnType<typeof changing>;

beforeAll(async () => {
  app = await ordersApp();
  acts = changing(app, () => ({ customer, store }));
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  store = await app.store({ dailyCapacity: 1 });
  customer = await app.customer();
});

const SAME = { datetime: START.toISOString() };
/** An order with another number agreed on. */
const agreed = async (participants: number, expectedDifference: number, as = customer): Promise<string> => {
  const orderId = await acts.approved();
  const asked = await app.taken(acts.propose(orderId, { ...SAME, participants, expectedDifference }, as));
  await app.taken(acts.answer(asked, 'accept', as === customer ? store.owner : customer));
  return orderId;
};

describe('another number of an order that follows no invitation', () => {
  it('may be asked for by the business, is what both see at once, and is charged once, at the cut-off', async () => {
    const preview = await acts.preview(await acts.approved(), { ...SAME, participants: 80 }, store.owner);
    expect(preview.body).toMatchObject({ difference: 3_600 });
    store = await app.store({ dailyCapacity: 1 });
    const orderId = await agreed(80, 3_600, store.owner);
    expect(await app.read(orderId, customer)).toMatchObject({
      changeRequest: {
        by: 'partner',
        status: 'accepted',
        from: { participants: 50 },
        to: { participants: 80 },
      },
      orderSummary: { price: 10_100, eventInfo: { participants: 80 } },
      following: { status: 'following', eventId: null, seatsConfirmed: null },
      payment: { captured: 6_500 },
    });
    expect(await app.keptOf(orderId)).toBe(650_000);
    await app.tick(CUT_OFF);
    await app.tick(CUT_OFF);
    expect(await app.keptOf(orderId)).toBe(1_010_000);
    expect(await app.read(orderId, customer)).toMatchObject({
      following: { status: 'settled' },
      orderSummary: { price: 10_100 },
      payment: { captured: 10_100, status: 'captured' },
    });
    await app.tick(inHours(48, START));
    expect((await app.read(orderId, customer)).status).toBe('done');
  });

  it('that is smaller goes back at the cut-off', async () => {
    const orderId = await agreed(40, -1_200);
    await app.tick(CUT_OFF);
    expect(await app.keptOf(orderId)).toBe(530_000);
    expect(await app.read(orderId, customer)).toMatchObject({
      orderSummary: { price: 5_300, eventInfo: { participants: 40 } },
    });
  });

  it('that no card pays is told, and after a day what was paid stands', async () => {
    const orderId = await agreed(80, 3_600);
    await loseCard(app, customer);
    await app.tick(CUT_OFF);
    expect(await app.read(orderId, customer)).toMatchObject({
      following: { status: 'settling', payBy: expect.any(String) },
    });
    expect(await app.notified(customer)).toContain('order_settlement_due');
    await app.tick(inHours(25, CUT_OFF));
    expect(await app.read(orderId, customer)).toMatchObject({
      following: { status: 'locked' },
      orderSummary: { price: 6_500, eventInfo: { participants: 50 } },
    });
    expect(await app.keptOf(orderId)).toBe(650_000);
  });

  it('is refused outside of what is offered, and with another price than was shown', async () => {
    const orderId = await acts.approved();
    const code = async (body: object) => (await acts.propose(orderId, { ...SAME, ...body })).body.code;
    expect(await code({ participants: 201 })).toBe('order.participants_bounds');
    expect(await code({ participants: 80, expectedDifference: 1 })).toBe('price.changed');
    expect(await code({ participants: 50 })).toBe('change.needless');
  });
});

describe('at once', () => {
  it('a yes against cancelling: what was paid goes back, and nothing is charged later', async () => {
    for (let nth = 0; nth < 2; nth++) {
      store = await app.store({ dailyCapacity: 1 });
      const orderId = await acts.approved();
      const asked = await app.taken(
        acts.propose(orderId, { ...SAME, participants: 80, expectedDifference: 3_600 }),
      );
      const [accepted, cancelled] = await Promise.all([
        acts.answer(asked, 'accept'),
        app.move(orderId, customer, 'cancel', { reason: '', expectedRefund: 6_500 }),
      ]);
      expect([accepted.status, cancelled.status]).toEqual([expect.any(Number), 200]);
      await app.tick(CUT_OFF);
      expect(await app.keptOf(orderId)).toBe(0);
      app.clock.moveTo(TUESDAY);
    }
  });

  it('two ticks at the cut-off charge the difference once', async () => {
    const orderId = await agreed(80, 3_600);
    app.clock.moveTo(CUT_OFF);
    await Promise.all([app.jobs.tick(CUT_OFF), app.jobs.tick(CUT_OFF)]);
    await app.jobs.drain();
    expect(await app.keptOf(orderId)).toBe(1_010_000);
  });

  it('two requests for two numbers: one is open', async () => {
    const orderId = await acts.approved();
    const answers = await Promise.all([
      acts.propose(orderId, { ...SAME, participants: 80, expectedDifference: 3_600 }),
      acts.propose(orderId, { ...SAME, participants: 90, expectedDifference: 4_800 }, store.owner),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });
});
