import type { AnswerOf, kitchenSheet, MenuItem, orderMenu, PricingUnit } from '@smachot/contracts';
import { agree, CUT_OFF, aLinkedOrder, inHours, loseCard, START } from '../a-linked-order';
import { changing } from '../changing';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
let store: Store;
let customer: string;
let acts: ReturnType<typeof changing>;

const item = (name: string, index: number, more: Partial<MenuItem> = {}) => ({ name, index, ...more });
/** 130 per guest; one of two mains, and platters at 50. */
const unit = {
  type: 'compound',
  pricingFactor: undefined,
  basePrice: 0,
  basePricePerParticipant: 130,
  sections: [
    {
      name: 'עיקריות',
      index: 0,
      type: 'selectible-items',
      minSelection: 1,
      maxSelection: 1,
      items: [item('עוף', 0), item('דג', 1, { pricePerParticipant: 20 })],
    },
    {
      name: 'מגשים',
      index: 1,
      type: 'small-section-item',
      items: [item('מגש', 0, { additionalPrice: 50, isMultipleSelection: true })],
    },
  ],
};
const choice = (main: number, platters = 0) => ({
  sections: [
    { index: 0, items: [{ index: main, quantity: 1 }] },
    ...(platters ? [{ index: 1, items: [{ index: 0, quantity: platters }] }] : []),
  ],
});
const CHICKEN = { pricingUnitRequest: choice(0) };
const SAME = { datetime: START.toISOString() };
const fish = { ...SAME, pricingUnitRequest: choice(1), expectedDifference: 1_000 };

beforeAll(async () => {
  app = await ordersApp();
  acts = changing(app, () => ({ customer, store }));
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  store = await app.store({ dailyCapacity: 1, unit });
  customer = await app.customer();
});

const dishes = async (orderId: string) =>
  (await app.read(orderId, customer)).orderSummary.menu.flatMap(({ items }) =>
    items.map(({ name, quantity }) => `${name} ${quantity}`),
  );
const agreed = async (body: object, change: object = CHICKEN): Promise<string> => {
  const orderId = await acts.approved(change);
  const asked = await app.taken(acts.propose(orderId, { ...SAME, ...body }));
  await app.taken(acts.answer(asked, 'accept'));
  return orderId;
};
const menuOf = (orderId: string, as: string) =>
  app.call<AnswerOf<typeof orderMenu> & { code: string }>('GET', `/v1/orders/${orderId}/menu`, { as });

describe('another menu of an order', () => {
  it('is asked for by either side, shown old beside new, and charged once, at the cut-off', async () => {
    const orderId = await acts.approved(CHICKEN);
    expect((await acts.preview(orderId, fish, store.owner)).body).toMatchObject({ difference: 1_000 });
    const asked = await app.taken(acts.propose(orderId, fish, store.owner));
    expect(asked.changeRequest).toMatchObject({
      from: { menu: [{ section: 'עיקריות', items: [{ name: 'עוף' }] }] },
      to: { menu: [{ section: 'עיקריות', items: [{ name: 'דג' }] }] },
      difference: 1_000,
    });
    expect(await dishes(orderId)).toEqual(['עוף 1']);
    await app.taken(acts.answer(asked, 'accept', customer));
    expect(await dishes(orderId)).toEqual(['דג 1']);
    expect(await app.read(orderId, store.owner)).toMatchObject({
      orderSummary: { price: 7_500, pricingUnitRequest: choice(1) },
      following: { status: 'following', eventId: null },
      payment: { captured: 6_500 },
    });
    expect(await app.keptOf(orderId)).toBe(650_000);
    await app.tick(CUT_OFF);
    await app.tick(CUT_OFF);
    expect(await app.keptOf(orderId)).toBe(750_000);
    expect(await app.read(orderId, customer)).toMatchObject({
      following: { status: 'settled' },
      payment: { captured: 7_500 },
    });
  });

  it('is chosen from the menu as it was published when it was ordered, at the prices of then', async () => {
    const orderId = await acts.approved(CHICKEN);
    const path = `/v1/pricing-units/${store.unit.pricingUnitId}`;
    const { body } = await app.call<PricingUnit>('GET', `${path}/manage`, { as: store.owner });
    const sections = [{ ...unit.sections[0], items: [item('עוף', 0), item('אסאדו', 2)] }];
    const pricingUnit = { ...body, sections, basePricePerParticipant: 500 };
    await app.taken(app.call('PUT', path, { as: store.owner, body: { pricingUnit, version: body.version } }));
    for (const as of [customer, store.owner]) {
      const menu = await app.taken(menuOf(orderId, as));
      expect(menu).toMatchObject({ request: choice(0), pricingUnit: { revision: 1 } });
      expect(menu.pricingUnit).toMatchObject({
        basePricePerParticipant: 130,
        sections: [{ items: [{ name: 'עוף' }, { name: 'דג' }] }, { name: 'מגשים' }],
      });
    }
    expect((await menuOf(orderId, await app.customer())).status).toBe(404);
    expect((await acts.propose(orderId, { ...fish, pricingUnitRequest: choice(2) })).body.code).toBe(
      'menu.unknown_item',
    );
    await app.taken(acts.propose(orderId, fish));
  });

  it('is what the kitchen, an order again and the calendar go by', async () => {
    const orderId = await agreed({ pricingUnitRequest: choice(1, 3), expectedDifference: 1_150 });
    const kitchen = await app.call<AnswerOf<typeof kitchenSheet>>(
      'GET',
      `/v1/orders/${orderId}/kitchen-sheet`,
      {
        as: store.owner,
      },
    );
    expect(kitchen.body).toMatchObject({ participants: 50 });
    const { orderSummary, version } = await app.read(orderId, store.owner);
    expect(await dishes(orderId)).toEqual(['דג 1', 'מגש 3']);
    expect(orderSummary.pricingUnitRequest).toEqual(choice(1, 3));
    expect(orderSummary.priceLines.map(({ label, amount }) => [label, amount])).toContainEqual(['מגש', 150]);
    expect(version).toBeGreaterThan(1);
    const calendar = await app.call('GET', `/v1/orders/${orderId}/calendar.ics`, { as: customer });
    expect(calendar.text).toContain('SEQUENCE:2');
    // the same request again, at the agreed price
    const again = { pricingUnitRequest: orderSummary.pricingUnitRequest!, expectedPrice: orderSummary.price };
    const other = { ...again, eventInfo: { datetime: inHours(48, START).toISOString() } };
    expect((await app.place(customer, store, other)).status).toBe(202);
  });

  it('that costs less goes back at the cut-off', async () => {
    const first = { pricingUnitRequest: choice(1), expectedPrice: 7_500 };
    const orderId = await agreed({ pricingUnitRequest: choice(0), expectedDifference: -1_000 }, first);
    await app.tick(CUT_OFF);
    expect(await app.keptOf(orderId)).toBe(650_000);
    expect(await dishes(orderId)).toEqual(['עוף 1']);
  });

  it('that no card pays is given up after a day: the menu that was paid is served', async () => {
    const orderId = await agreed(fish);
    await loseCard(app, customer);
    await app.tick(CUT_OFF);
    expect((await app.read(orderId, customer)).following).toMatchObject({ status: 'settling' });
    await app.tick(inHours(25, CUT_OFF));
    expect(await app.read(orderId, customer)).toMatchObject({
      following: { status: 'locked' },
      orderSummary: { price: 6_500, pricingUnitRequest: choice(0) },
    });
    expect(await dishes(orderId)).toEqual(['עוף 1']);
    expect(await app.keptOf(orderId)).toBe(650_000);
    const [row] = await app.source.query('select rates from orders.orders where id = $1', [orderId]);
    expect(JSON.stringify(row)).not.toContain('דג');
  });

  it('of an order whose number follows its guests goes by agreement, the number by the guests', async () => {
    const linked = await aLinkedOrder(
      { ...app, order: (as, at, change = {}) => app.order(as, at, { ...CHICKEN, ...change }) },
      { customer, store, seats: 52 },
    );
    const asked = await app.taken(acts.propose(linked.orderId, fish));
    await app.taken(acts.answer(asked, 'accept'));
    await agree(app, { ...linked, customer, store }, 60);
    await app.seats(linked.eventId, 62);
    await app.tick(CUT_OFF);
    expect(await app.keptOf(linked.orderId)).toBe(62 * 15_000);
  });

  it('is refused of an order that has none, and with another difference than was shown', async () => {
    const orderId = await acts.approved(CHICKEN);
    const code = async (body: object) => (await acts.propose(orderId, { ...SAME, ...body })).body.code;
    expect(await code({ pricingUnitRequest: choice(1), expectedDifference: 1 })).toBe('price.changed');
    expect(await code(CHICKEN)).toBe('change.needless');
    expect(await code({ pricingUnitRequest: { sections: [] } })).toBe('menu.too_few');
    store = await app.store({ dailyCapacity: 1 });
    const simple = await acts.approved();
    expect((await menuOf(simple, customer)).body.code).toBe('change.menu_fixed');
    expect((await acts.propose(simple, fish)).body.code).toBe('change.menu_fixed');
    expect((await app.read(simple, customer)).menuMayChange).toBe(false);
  });
});

it('a change of the number says from what to what', async () => {
  const orderId = await acts.approved(CHICKEN);
  await app.taken(
    acts.propose(orderId, { ...SAME, participants: 60, expectedDifference: 1_300 }, store.owner),
  );
  expect((await app.read(orderId, customer)).timeline.at(-1)).toMatchObject({
    kind: 'change_proposed',
    changes: { terms: false, menu: false, participants: { was: 50, now: 60 } },
  });
});

describe('at once', () => {
  it('two requests, for a menu and for a number: one is open', async () => {
    const orderId = await acts.approved(CHICKEN);
    const answers = await Promise.all([
      acts.propose(orderId, fish),
      acts.propose(orderId, { ...SAME, participants: 60, expectedDifference: 1_300 }, store.owner),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  it('a yes against cancelling: what was paid goes back, and nothing is charged later', async () => {
    const orderId = await acts.approved(CHICKEN);
    const asked = await app.taken(acts.propose(orderId, fish));
    const [accepted, cancelled] = await Promise.all([
      acts.answer(asked, 'accept'),
      app.move(orderId, customer, 'cancel', { reason: '', expectedRefund: 6_500 }),
    ]);
    expect([200, 409]).toContain(accepted.status);
    expect(cancelled.status).toBe(200);
    await app.tick(CUT_OFF);
    expect(await app.keptOf(orderId)).toBe(0);
  });

  it('a yes while the settlement runs: the menu that is served is the one that is paid', async () => {
    for (let nth = 0; nth < 3; nth++) {
      app.clock.moveTo(TUESDAY);
      store = await app.store({ dailyCapacity: 1, unit });
      const orderId = await agreed({ pricingUnitRequest: choice(0, 2), expectedDifference: 100 });
      // requested a moment before the cut-off and answered during it
      app.clock.moveTo(new Date(CUT_OFF.getTime() - 1_000));
      const asked = await app.taken(
        acts.propose(orderId, { ...SAME, pricingUnitRequest: choice(1, 2), expectedDifference: 1_000 }),
      );
      const [accepted] = await Promise.all([
        acts.answer(asked, 'accept'),
        (async () => {
          app.clock.moveTo(CUT_OFF);
          await app.jobs.tick(CUT_OFF);
        })(),
      ]);
      await app.tick(CUT_OFF);
      expect([200, 409]).toContain(accepted.status);
      const paid = accepted.status === 200 ? 760_000 : 660_000;
      expect(await app.keptOf(orderId)).toBe(paid);
      expect((await app.read(orderId, customer)).orderSummary.price).toBe(paid / 100);
      expect((await dishes(orderId))[0]).toBe(accepted.status === 200 ? 'דג 1' : 'עוף 1');
    }
  });
});
