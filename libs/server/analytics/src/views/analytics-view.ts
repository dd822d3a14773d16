import {
  type AnalyticsDetails,
  type AnalyticsFunnel,
  type AnalyticsGranularity,
  type AnalyticsStep,
  type Compared,
  type ComparedResponse,
  LeadTime,
  type StoreAnalytics,
  VisitSource,
} from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import { percentile } from '../domain/durations';
import type { FigureName, PeriodFigure } from '../domain/figures';
import { type Period, stepsOf, stepWithin } from '../domain/periods';
import { type AnalyticsLevel, planWith } from '../domain/plan-level';
import type { DayFigure } from '../persistence/figure.queries';

export const FUNNEL_FIGURES = ['view', 'configuration', 'checkout'] as const;

export type AnalyticsFigures = {
  level: Exclude<AnalyticsLevel, 'none'>;
  period: Period & { granularity: AnalyticsGranularity };
  previous: Period;
  sums: PeriodFigure[];
  days: DayFigure[];
  recordedSince: string | null;
  withMoney: boolean;
};

/** The sums of a figure, of all its parts or of one, in the period and in the one before. */
const compared = (
  sums: readonly PeriodFigure[],
  figure: FigureName,
  { part, of = 'count' }: { part?: string; of?: 'count' | 'amount' } = {},
): Compared => {
  const found = sums.filter((sum) => sum.figure === figure && (part === undefined || sum.part === part));
  const total = (isNow: boolean) =>
    found.filter((sum) => sum.isNow === isNow).reduce((all, sum) => all + sum[of], 0);
  return { now: total(true), before: total(false) };
};
const inShekels = ({ now, before }: Compared): Compared => ({
  now: toShekels(now),
  before: toShekels(before),
});

const funnelOf = ({ sums, withMoney }: AnalyticsFigures): AnalyticsFunnel => ({
  views: compared(sums, 'view'),
  configurations: compared(sums, 'configuration'),
  checkouts: compared(sums, 'checkout'),
  orders: compared(sums, 'order'),
  revenue: withMoney ? inShekels(compared(sums, 'order', { of: 'amount' })) : null,
});

const stepsView = ({ period, days, withMoney }: AnalyticsFigures): AnalyticsStep[] => {
  const steps = new Map(
    stepsOf(period, period.granularity).map((from) => [
      from,
      { from, views: 0, configurations: 0, checkouts: 0, orders: 0, revenue: 0 },
    ]),
  );
  for (const { day, figure, count, amount } of days) {
    const step = steps.get(stepWithin(period, day, period.granularity));
    if (!step) continue;
    if (figure === 'view') step.views += count;
    if (figure === 'configuration') step.configurations += count;
    if (figure === 'checkout') step.checkouts += count;
    if (figure !== 'order') continue;
    step.orders += count;
    step.revenue += amount;
  }
  return [...steps.values()].map((step) => ({
    ...step,
    revenue: withMoney ? toShekels(step.revenue) : null,
  }));
};

const average = (sum: number, count: number, round: (value: number) => number): number | null =>
  count > 0 ? round(sum / count) : null;
/** The amount of a figure for each of its count. */
const averages = (
  sums: readonly PeriodFigure[],
  figure: FigureName,
  round: (value: number) => number,
): { now: number | null; before: number | null } => {
  const count = compared(sums, figure);
  const amount = compared(sums, figure, { of: 'amount' });
  return {
    now: average(amount.now, count.now, round),
    before: average(amount.before, count.before, round),
  };
};

const responseOf = (sums: readonly PeriodFigure[], figure: FigureName): ComparedResponse => {
  const timesOf = (isNow: boolean): ComparedResponse['now'] => {
    const histogram = sums.filter((sum) => sum.figure === figure && sum.isNow === isNow);
    const median = percentile(histogram, 0.5);
    const p90 = percentile(histogram, 0.9);
    if (median === undefined || p90 === undefined) return null;
    return { count: histogram.reduce((all, { count }) => all + count, 0), median, p90 };
  };
  return { now: timesOf(true), before: timesOf(false) };
};

const numbered = (first: number, count: number): number[] =>
  Array.from({ length: count }, (_, at) => first + at);

const detailsOf = ({ sums, withMoney }: AnalyticsFigures): AnalyticsDetails => ({
  sources: VisitSource.options.map((source) => ({
    source,
    views: compared(sums, 'view', { part: source }),
    configurations: compared(sums, 'configuration', { part: source }),
    checkouts: compared(sums, 'checkout', { part: source }),
  })),
  weekdays: numbered(0, 7).map((weekday) => ({
    weekday,
    orders: compared(sums, 'weekday', { part: String(weekday) }),
  })),
  months: numbered(1, 12).map((month) => ({
    month,
    orders: compared(sums, 'month', { part: String(month) }),
  })),
  leadTimes: LeadTime.options.map((leadTime) => ({
    leadTime,
    orders: compared(sums, 'lead_time', { part: leadTime }),
  })),
  averageLeadDays: averages(sums, 'lead_time', Math.round),
  pricePerGuest: withMoney ? averages(sums, 'guests', (agorot) => toShekels(Math.round(agorot))) : null,
  responseTimes: {
    orders: responseOf(sums, 'order_answer'),
    messages: responseOf(sums, 'message_answer'),
  },
});

export const analyticsView = (figures: AnalyticsFigures): StoreAnalytics => {
  const { level, period, previous, recordedSince } = figures;
  const isFull = level === 'full';
  return {
    level,
    ...period,
    previous,
    recordedSince,
    funnel: funnelOf(figures),
    steps: stepsView(figures),
    details: isFull ? detailsOf(figures) : null,
    detailsPlan: isFull ? null : planWith('full'),
  };
};
