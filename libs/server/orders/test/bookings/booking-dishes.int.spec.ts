import type { AnswerOf, BookingDish, kitchenDays, PricingUnit, readPricingUnit } from '@smachot/contracts';
import { production, shoppingList } from '@smachot/pricing';
import { aMenu } from '../a-menu';
import { AT, bookingsOf } from '../booking-forms';
import { type OrdersApp, ordersApp, type Store, TUESDAY } from '../orders-app';

let app: OrdersApp;
let bookings: ReturnType<typeof bookingsOf>;
let store: Store;
beforeAll(async () => {
  app = await ordersApp();
  bookings = bookingsOf(app);
});
afterAll(() => app.close());
beforeEach(async () => {
  app.clock.moveTo(TUESDAY);
  store = await app.store({ dailyCapacity: 50, unit: aMenu });
});

const CAKES = { sections: [{ index: 1, items: [{ index: 0, quantity: 3 }] }] };
const dishes: BookingDish[] = [
  { name: 'מרק עדשים', quantity: null },
  { name: 'עוגת בר מצווה', quantity: 1 },
];
const published = ({ pricingUnitId }: PricingUnit) =>
  app.taken(app.call<AnswerOf<typeof readPricingUnit>>('GET', `/v1/pricing-units/${pricingUnitId}`));
/** The fields of a booking that chooses dishes of the store's menu. */
const ofMenu = async (request: object = CAKES, { unit } = store) => {
  const { pricingUnitId, revision } = await published(unit);
  return { pricingUnitId, title: '', menu: { revision, request } };
};
const day = AT.toISOString().slice(0, 10);
const kitchen = (as = store.owner) =>
  app.taken(
    app.call<AnswerOf<typeof kitchenDays>>(
      'GET',
      `/v1/partners/${store.store.partnerUsername}/kitchen?from=${day}&to=${day}`,
      { as },
    ),
  );

describe('the dishes of a booking taken by phone', () => {
  it('are those of its menu and those in words, for the crew and on no link', async () => {
    const booking = await app.taken(bookings.enter(store, { ...(await ofMenu()), dishes }));
    expect(booking.dishes).toEqual(dishes);
    expect(booking.menu).toMatchObject({
      request: CAKES,
      sections: [
        {
          section: 'סלטים',
          items: [{ name: 'חומוס', isVegan: true, foodKind: 'pareve' }, { name: 'טחינה' }],
        },
        { section: 'קינוחים', items: [{ name: 'עוגת שכבות', quantity: 3, included: false }] },
      ],
    });
    const member = await app.member(store);
    expect((await bookings.read(store, booking.bookingId, member)).body).toEqual(booking);
    await app.taken(bookings.ask(store, booking.bookingId));
    expect((await bookings.link(await bookings.token())).text).not.toMatch(/חומוס|עדשים/);
  });

  it('are counted in the kitchen and bought for as those of an order', async () => {
    await app.taken(bookings.enter(store, { ...(await ofMenu()), dishes }));
    await app.taken(bookings.enter(store));
    const request = { pricingUnitRequest: CAKES, expectedPrice: 500 + 120 * 50 + 300 };
    const orderId = await app.order(await app.customer(), store, request);
    await app.taken(app.move(orderId, store.owner, 'approve'));
    await app.taken(
      app.call('PUT', `/v1/partners/${store.store.partnerUsername}/purchases`, {
        as: store.owner,
        body: { dish: 'מרק עדשים', lines: [{ what: 'עדשים', quantity: 50, unit: 'g' }] },
      }),
    );
    const { orders, bookings: booked, purchases } = await kitchen(await app.member(store));
    const made = production([...orders, ...booked]);
    expect(made.map(({ name, count, orders: times }) => [name, count, times])).toEqual([
      ['חומוס', 130, 2],
      ['טחינה', 130, 2],
      ['עוגת שכבות', 6, 2],
      ['מרק עדשים', 80, 1],
      ['עוגת בר מצווה', 1, 1],
    ]);
    expect(shoppingList(made, purchases).lines).toMatchObject([{ what: 'עדשים', quantity: 4, unit: 'kg' }]);
    // without dishes it stays beside the quantities
    expect(booked.map((one) => one.dishes.length).sort()).toEqual([0, 5]);
  });

  it('are changed and taken away', async () => {
    const booking = await app.taken(bookings.enter(store, { ...(await ofMenu()), dishes }));
    const fewer = await app.taken(
      bookings.edit(store, booking, { ...(await ofMenu({ sections: [] })), dishes: dishes.slice(1) }),
    );
    expect(fewer.menu!.sections.map(({ section }) => section)).toEqual(['סלטים']);
    expect(fewer.dishes).toEqual(dishes.slice(1));
    const { pricingUnitId } = store.unit;
    expect(await app.taken(bookings.edit(store, fewer, { pricingUnitId, title: '' }))).toMatchObject({
      menu: null,
      dishes: [],
    });
  });

  it('stay as they were when the unit changes or leaves the sale', async () => {
    const booking = await app.taken(bookings.enter(store, await ofMenu()));
    const { pricingUnitId, title, menu } = booking;
    await app.source.query(
      `update stores.pricing_unit_revisions set form = jsonb_set(form, '{sections,0,items,0,name}', '"מסבחה"') where unit_id = $1`,
      [pricingUnitId],
    );
    await app.source.query(`update stores.pricing_units set visibility = 'archived' where id = $1`, [
      pricingUnitId,
    ]);
    const kept = { pricingUnitId, title, menu: { revision: menu!.revision, request: menu!.request } };
    expect((await app.taken(bookings.edit(store, booking, { ...kept, note: 'מפות לבנות' }))).menu).toEqual(
      menu,
    );
  });

  it('are refused where the menu does not offer or allow them', async () => {
    const other = await app.store({ unit: aMenu });
    const simple = await app.store();
    const strange = { sections: [{ index: 7, items: [{ index: 0 }] }] };
    const refusals: [Promise<Record<string, unknown>> | Record<string, unknown>, string][] = [
      [ofMenu(strange), 'menu.unknown_item'],
      [{ ...(await ofMenu()), menu: { revision: 99, request: CAKES } }, 'pricing_unit.gone'],
      [{ ...(await ofMenu()), menu: { revision: 3_000_000_000, request: CAKES } }, 'request.invalid'],
      [ofMenu(CAKES, other), 'pricing_unit.gone'],
      // a title alone has no menu to choose from
      [{ menu: (await ofMenu()).menu }, 'pricing_unit.gone'],
      [{ dishes: [{ name: ' ', quantity: 1 }] }, 'request.invalid'],
      [{ dishes: [{ name: 'עוגה', quantity: 0 }] }, 'request.invalid'],
      [{ dishes: Array.from({ length: 51 }, () => dishes[0]) }, 'request.invalid'],
    ];
    for (const [change, code] of refusals)
      expect((await bookings.enter(store, await change)).body.code).toBe(code);
    expect((await bookings.enter(simple, await ofMenu(CAKES, simple))).body.code).toBe('pricing_unit.gone');
    expect(await app.counts(store)).toMatchObject({ slots: 0, taken: 0 });
  });
});
