import type { AnswerOf, Order, previewChange } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { dishOf, EVENT, inDays, linesOf, proposalActs } from './proposal-acts';
import { type ProposalsApp, proposalsApp, type Store, TUESDAY } from './proposals-app';

type Said = Order & { code: string };
let app: ProposalsApp;
let { sent, accept, aMenuOf } = {} as ReturnType<typeof proposalActs>;
beforeAll(async () => {
  app = await proposalsApp();
  ({ sent, accept, aMenuOf } = proposalActs(app));
});
beforeEach(() => app.clock.moveTo(TUESDAY));
afterAll(() => app.close());

const read = (as: string, orderId: string) =>
  app.taken(app.call<Order>('GET', `/v1/orders/${orderId}`, { as }));
/** Sixty shekels a guest for a hundred guests, and two thousand for the photographer. */
const anOrder = async (at: Store) => {
  const { link } = await sent(at);
  const dana = await app.customer();
  const { orderId } = await app.taken(accept(dana, link));
  await app.jobs.drain();
  return { dana, order: await read(dana, orderId) };
};
const terms = (order: Order, change: object) => ({
  datetime: order.orderSummary.eventInfo.datetime,
  ...change,
});
const preview = (as: string, order: Order, change: object) =>
  app.call<AnswerOf<typeof previewChange> & { code: string }>(
    'POST',
    `/v1/orders/${order.orderId}/changes/preview`,
    {
      as,
      body: terms(order, change),
    },
  );
const propose = (as: string, order: Order, change: object, expectedDifference: number) =>
  app.call<Said>('POST', `/v1/orders/${order.orderId}/changes`, {
    as,
    body: { ...terms(order, change), expectedDifference },
  });
const agree = (as: string, { orderId, changeRequest }: Order) =>
  app.call<Said>('POST', `/v1/orders/${orderId}/changes/${changeRequest!.requestId}/accept`, { as });

describe('an order that was made of a proposal', () => {
  it('takes ten guests more by agreement, at the price of the proposal, and charges them at the cut-off', async () => {
    const at = await app.store();
    const { dana, order } = await anOrder(at);
    expect(order).toMatchObject({ comesToCustomer: true, orderSummary: { price: 8_000 } });
    const offer = await app.taken(preview(dana, order, { participants: 110 }));
    expect(offer.difference).toBe(600);
    const asked = await app.taken(propose(dana, order, { participants: 110 }, 600));
    const agreed = await app.taken(agree(at.owner, asked));
    expect(agreed.orderSummary).toMatchObject({
      price: 8_600,
      eventInfo: { participants: 110 },
      priceLines: [
        { label: 'ארוחה', quantity: 110, unitPrice: 60, amount: 6_600 },
        { label: 'צלם', quantity: 1, amount: 2_000 },
      ],
    });
    const { transactionId } = (await app.sales()).at(-1)!;
    await app.tick(new Date(Date.parse(agreed.following!.cutOffAt)));
    const sales = await app.sales();
    expect(sales.at(-1)).toMatchObject({ charged: 60_000 });
    expect(sales.filter((sale) => sale.transactionId === transactionId)).toHaveLength(1);
    expect(await read(dana, order.orderId)).toMatchObject({
      following: { status: 'settled', paidParticipants: 110 },
      payment: { captured: 8_600 },
    });
  });

  it('moves to another day and place at the same price, since the way is part of what was agreed on', async () => {
    const at = await app.store();
    const { dana, order } = await anOrder(at);
    const location = { address: 'שדרות בן גוריון 3, חיפה', geocode: { lat: 32.819, lng: 34.99 } };
    const moved = { datetime: new Date(Date.parse(inDays(60)) + 3 * DAY_MS).toISOString(), location };
    expect((await app.taken(preview(at.owner, order, moved))).difference).toBe(0);
    const asked = await app.taken(propose(at.owner, order, moved, 0));
    const agreed = await app.taken(agree(dana, asked));
    expect(agreed.orderSummary).toMatchObject({
      price: 8_000,
      eventInfo: { datetime: moved.datetime, location: { address: location.address } },
    });
  });

  it('is made where only the town was known once its customer says the street, and not before', async () => {
    const town = 'נתניה, ישראל';
    const location = { address: town, town, geocode: { lat: 32.321, lng: 34.853 } };
    const { link } = await sent(await app.store(), { eventInfo: { ...EVENT, location } });
    const dana = await app.customer();
    const refused = await accept(dana, link);
    expect(refused).toMatchObject({ status: 422, body: { code: 'order.street_missing' } });
    const { orderId } = await app.taken(accept(dana, link, { street: 'הרצל 5' }));
    await app.jobs.drain();
    expect((await read(dana, orderId)).orderSummary.eventInfo.location).toMatchObject({
      address: `הרצל 5, ${town}`,
      town,
    });
  });

  it('has other lines when its business proposes them and its customer agrees, and the kitchen cooks those', async () => {
    const at = await app.store();
    const unit = await aMenuOf(at);
    const { link } = await sent(at, { lines: linesOf(unit) });
    const dana = await app.customer();
    const { orderId } = await app.taken(accept(dana, link));
    await app.jobs.drain();
    const order = await read(dana, orderId);
    const [meal, cake, hummus] = order.agreedLines!;
    const lines = [
      { ...meal!, unitPrice: 55 },
      { ...cake!, quantity: 3 },
      { ...meal!, name: 'דיג׳יי', per: 'order', unitPrice: 1_500 },
    ];
    expect(hummus).toMatchObject({ dish: { name: 'חומוס' } });
    expect((await app.taken(preview(at.owner, order, { lines }))).difference).toBe(2_000);
    expect((await propose(dana, order, { lines }, 2_000)).body.code).toBe('lifecycle.illegal_move');
    const asked = await app.taken(propose(at.owner, order, { lines }, 2_000));
    expect(asked.changeRequest).toMatchObject({
      from: { lines: [{ unitPrice: 60 }, { quantity: 2 }, { name: 'חומוס הבית' }] },
      to: { lines: [{ unitPrice: 55 }, { quantity: 3 }, { name: 'דיג׳יי' }] },
    });
    const agreed = await app.taken(agree(dana, asked));
    expect(agreed.orderSummary).toMatchObject({
      price: 10_000,
      menu: [{ section: 'קינוחים', items: [{ name: 'עוגת שכבות', quantity: 3, per: 'piece' }] }],
      priceLines: [{ amount: 5_500 }, { amount: 3_000 }, { label: 'דיג׳יי', amount: 1_500 }],
    });
    expect(agreed.timeline.at(-1)).toMatchObject({
      kind: 'change_accepted',
      changes: { lines: true, menu: false },
    });
    await app.tick(new Date(Date.parse(agreed.following!.cutOffAt)));
    expect(await read(dana, order.orderId)).toMatchObject({ payment: { captured: 10_000 } });
  });

  it.each([
    [10, 10 * 100],
    [70, 70 * 100],
  ])(
    'of a deposit and a rest takes in the end what was agreed on: %i shekels a guest',
    async (unitPrice, total) => {
      const paymentTerms = { depositPercent: 25, restDaysBefore: 14, cardPayments: 1 };
      const at = await app.store({ paymentTerms });
      const { link } = await sent(at);
      const dana = await app.customer();
      const { orderId } = await app.taken(accept(dana, link, { paymentTerms }));
      await app.jobs.drain();
      const order = await read(dana, orderId);
      expect(order.payment).toMatchObject({ captured: 2_000 });
      const lines = [{ ...order.agreedLines![0]!, unitPrice }];
      const asked = await app.taken(propose(at.owner, order, { lines }, total - 8_000));
      const agreed = await app.taken(agree(dana, asked));
      expect(agreed.orderSummary.price).toBe(total);
      const start = Date.parse(order.orderSummary.eventInfo.datetime);
      for (const days of [14, 13, 7, 1]) await app.tick(new Date(start - days * DAY_MS));
      const { payment } = await read(dana, orderId);
      expect([payment.captured - payment.refunded, payment.owed]).toEqual([total, 0]);
    },
  );

  it('takes no lines that are empty, too dear, of another menu or of an order that has none', async () => {
    const [at, other] = [await app.store(), await app.store()];
    const { dana, order } = await anOrder(at);
    const [meal] = order.agreedLines!;
    const dish = dishOf(await aMenuOf(other), 0, 0);
    for (const [lines, code] of [
      [[], 'proposal.no_lines'],
      [[{ ...meal, unitPrice: 20_000 }], 'proposal.no_price'],
      [[{ ...meal, dish }], 'menu.unknown_item'],
      [order.agreedLines, 'change.needless'],
      [[{ ...meal, unitPrice: 0 }], 'proposal.no_price'],
    ] as const)
      expect((await preview(at.owner, order, { lines })).body.code).toBe(code);
    expect((await read(dana, order.orderId)).changeRequest).toBeNull();
  });

  it('takes no number that could not be paid, and none at another price than was shown', async () => {
    const { dana, order } = await anOrder(await app.store());
    expect((await preview(dana, order, { participants: 90_000 })).body.code).toBe(
      'order.participants_bounds',
    );
    expect((await propose(dana, order, { participants: 110 }, 500)).body.code).toBe('price.changed');
    expect((await propose(dana, order, {}, 0)).body.code).toBe('change.needless');
  });
});
