import { OrderStatus } from '@smachot/contracts';
import { addDays, newId } from '@smachot/kernel';
import fc from 'fast-check';
import { anOrderFact } from '../testing/an-order-fact';
import { difference, type Figure, summed } from './figures';
import { figuresOfOrder, type OrderFact } from './order-figures';

const STORES = [newId(), newId()];
const ORDERS = [newId(), newId(), newId(), newId()];

/** Versions of a few orders, as they may be delivered: in any order, some twice. An order keeps its store and its day. */
const deliveries = fc.array(
  fc.record({
    order: fc.nat(ORDERS.length - 1),
    version: fc.integer({ min: 1, max: 6 }),
  }),
  { maxLength: 40 },
);
const versionOf = ({ order, version }: { order: number; version: number }): OrderFact => {
  const dice = (order + 1) * 31 + version * 17;
  return anOrderFact({
    orderId: ORDERS[order]!,
    storeId: STORES[order % 2]!,
    version,
    status: OrderStatus.options[dice % OrderStatus.options.length]!,
    placedOn: addDays('2027-04-06', order % 3),
    eventOn: addDays('2027-04-20', dice % 300),
    revenue: (dice % 7) * 12_345,
    guests: 10 + (dice % 50),
    answerMinutes: version < 3 ? null : dice,
  });
};

describe('figures', () => {
  it('that are added up delivery by delivery are those of the orders as they are, whatever came late or twice', () => {
    fc.assert(
      fc.property(deliveries, (delivered) => {
        const known = new Map<string, OrderFact>();
        let stored: Figure[] = [];
        for (const order of delivered.map(versionOf)) {
          const before = known.get(order.orderId);
          if (before && before.version >= order.version) continue;
          known.set(order.orderId, order);
          const change = difference(before ? figuresOfOrder(before) : [], figuresOfOrder(order));
          stored = summed([...stored, ...change]);
        }
        expect(stored).toEqual(summed([...known.values()].flatMap(figuresOfOrder)));
      }),
    );
  });

  it('of a change that counts the same are none', () => {
    const order = anOrderFact();
    expect(difference(figuresOfOrder(order), figuresOfOrder({ ...order, version: 2 }))).toEqual([]);
  });
});

describe('an order', () => {
  const partsOf = (order: OrderFact) =>
    Object.fromEntries(
      figuresOfOrder(order).map(({ figure, part, count, amount }) => [figure, [part, count, amount]]),
    );

  it('that stands counts with its event, its guests and its money', () => {
    expect(partsOf(anOrderFact())).toEqual({
      order: ['', 1, 400_000],
      order_answer: ['29', 1, 0],
      guests: ['', 80, 400_000],
      weekday: ['4', 1, 0],
      month: ['5', 1, 0],
      lead_time: ['month', 1, 30],
    });
  });

  it('that waits for its answer is one order without money', () => {
    const pending = anOrderFact({ status: 'pending', revenue: 0, answerMinutes: null });
    expect(partsOf(pending)).toEqual({ order: ['', 1, 0] });
  });

  it('that was cancelled keeps what was kept of it, and no event', () => {
    const cancelled = anOrderFact({ status: 'cancelled_customer', revenue: 20_000 });
    expect(partsOf(cancelled)).toEqual({ order: ['', 1, 20_000], order_answer: ['29', 1, 0] });
  });

  it.each([
    [0, 'week'],
    [7, 'week'],
    [8, 'month'],
    [92, 'quarter'],
    [93, 'half_year'],
    [366, 'year'],
    [367, 'more'],
  ])('%d days before its event counts as %s', (days, leadTime) => {
    const order = anOrderFact({ eventOn: addDays('2027-04-06', days) });
    expect(partsOf(order)['lead_time']).toEqual([leadTime, 1, days]);
  });
});
