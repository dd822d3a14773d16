import { addDays } from '@smachot/kernel';
import { anOrderFact } from '../testing/an-order-fact';
import { periodSums } from './figures';
import { figuresOfOrder, type OrderFact } from './order-figures';

it('the sums of figures are by part, apart for the days before the period', () => {
  const [before, first, last] = ['2027-04-05', '2027-04-06', '2027-04-30'].map((placedOn) =>
    figuresOfOrder(anOrderFact({ placedOn, status: 'pending', revenue: 100, answerMinutes: null })),
  );
  const other = figuresOfOrder(anOrderFact({ revenue: 50 })).filter(({ figure }) => figure === 'weekday');
  expect(periodSums([before!, first!, last!, other].flat(), '2027-04-06')).toEqual([
    { figure: 'order', part: '', isNow: false, count: 1, amount: 100 },
    { figure: 'order', part: '', isNow: true, count: 2, amount: 200 },
    { figure: 'weekday', part: '4', isNow: true, count: 1, amount: 0 },
  ]);
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
