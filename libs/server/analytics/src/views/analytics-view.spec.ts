import type { AnalyticsFigures } from './analytics-view';
import { analyticsView } from './analytics-view';

const sum = (figure: string, part: string, isNow: boolean, count: number, amount = 0) =>
  ({ figure, part, isNow, count, amount }) as AnalyticsFigures['sums'][number];

const figures = (change: Partial<AnalyticsFigures> = {}): AnalyticsFigures => ({
  level: 'full',
  period: { from: '2027-04-06', until: '2027-04-12', granularity: 'week' },
  previous: { from: '2027-03-30', until: '2027-04-05' },
  sums: [
    sum('view', 'direct', true, 40),
    sum('view', 'map', true, 10),
    sum('view', 'map', false, 5),
    sum('order', '', true, 3, 900_050),
    sum('order', '', false, 1, 100_000),
    sum('guests', '', true, 90, 900_050),
    sum('lead_time', 'week', true, 1, 3),
    sum('lead_time', 'month', true, 2, 40),
    sum('weekday', '4', true, 2),
    sum('order_answer', '5', true, 9),
    sum('order_answer', '18', true, 1),
  ],
  days: [
    { day: '2027-04-06', figure: 'view', count: 30, amount: 0 },
    { day: '2027-04-11', figure: 'view', count: 20, amount: 0 },
    { day: '2027-04-12', figure: 'order', count: 3, amount: 900_050 },
  ],
  recordedSince: '2027-01-01',
  withMoney: true,
  ...change,
});

describe('the view of a store’s figures', () => {
  it('adds up parts, and compares the periods', () => {
    const { funnel, steps } = analyticsView(figures());
    expect(funnel.views).toEqual({ now: 50, before: 5 });
    expect(funnel.orders).toEqual({ now: 3, before: 1 });
    expect(funnel.revenue).toEqual({ now: 9_000.5, before: 1_000 });
    expect(steps).toEqual([
      { from: '2027-04-06', views: 30, configurations: 0, checkouts: 0, orders: 0, revenue: 0 },
      { from: '2027-04-11', views: 20, configurations: 0, checkouts: 0, orders: 3, revenue: 9_000.5 },
    ]);
  });

  it('has averages, percentiles and parts in their order', () => {
    const { details } = analyticsView(figures());
    expect(details!.pricePerGuest).toEqual({ now: 100.01, before: null });
    expect(details!.averageLeadDays).toEqual({ now: 14, before: null });
    expect(details!.weekdays.map(({ orders }) => orders.now)).toEqual([0, 0, 0, 0, 2, 0, 0]);
    expect(details!.months).toHaveLength(12);
    expect(details!.responseTimes).toEqual({
      orders: { now: { count: 10, median: 5, p90: 5 }, before: null },
      messages: { now: null, before: null },
    });
    expect(details!.sources.find(({ source }) => source === 'map')!.views).toEqual({ now: 10, before: 5 });
  });

  it('is without money for a member, everywhere', () => {
    const { funnel, steps, details } = analyticsView(figures({ withMoney: false }));
    expect([funnel.revenue, details!.pricePerGuest]).toEqual([null, null]);
    expect(steps.every(({ revenue }) => revenue === null)).toBe(true);
  });

  it('of the basic level names the plan that shows more', () => {
    expect(analyticsView(figures({ level: 'basic' }))).toMatchObject({
      details: null,
      detailsPlan: 'plus-plan',
    });
    expect(analyticsView(figures()).detailsPlan).toBeNull();
  });
});
