import type { AnalyticsDetails, Compared, StoreAnalytics } from '@smachot/contracts';
import { addDays } from '@smachot/kernel';

const of = (now: number, before = 0): Compared => ({ now, before });

/** Figures only the full analytics show, for tests. */
export const someDetails = (change: Partial<AnalyticsDetails> = {}): AnalyticsDetails => ({
  sources: [
    { source: 'direct', views: of(40, 30), configurations: of(4), checkouts: of(1) },
    { source: 'map', views: of(80, 70), configurations: of(8), checkouts: of(2) },
  ],
  weekdays: [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, orders: of(weekday === 4 ? 3 : 0) })),
  months: Array.from({ length: 12 }, (_, at) => ({ month: at + 1, orders: of(at === 7 ? 3 : 0) })),
  leadTimes: [{ leadTime: 'month', orders: of(3) }],
  averageLeadDays: { now: 21, before: null },
  pricePerGuest: { now: 120.5, before: 100 },
  responseTimes: {
    orders: { now: { count: 4, median: 25, p90: 300 }, before: { count: 2, median: 50, p90: 60 } },
    messages: { now: null, before: null },
  },
  ...change,
});

/** A week's analytics for tests: 120 visits, four orders. */
export const someAnalytics = (change: Partial<StoreAnalytics> = {}): StoreAnalytics => ({
  level: 'full',
  from: '2027-03-31',
  until: '2027-04-06',
  granularity: 'day',
  previous: { from: '2027-03-24', until: '2027-03-30' },
  recordedSince: '2027-01-01',
  funnel: {
    views: of(120, 100),
    configurations: of(30, 40),
    checkouts: of(6, 6),
    orders: of(4, 0),
    revenue: of(12_000, 10_000),
  },
  steps: Array.from({ length: 7 }, (_, at) => ({
    from: addDays('2027-03-31', at),
    views: 10 + at,
    configurations: 3,
    checkouts: 1,
    orders: at === 3 ? 4 : 0,
    revenue: at === 3 ? 12_000 : 0,
  })),
  details: someDetails(),
  detailsPlan: null,
  ...change,
});
