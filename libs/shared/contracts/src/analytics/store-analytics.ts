import { DAY_MS } from '@smachot/kernel';
import * as z from 'zod/mini';
import { call } from '../call';
import { Day } from '../primitives';
import { StoreParams, storePath } from '../stores/stores';
import { PlanId } from '../subscriptions/plans';
import { VisitSource } from './visits';

/** The longest period of analytics, in days. */
export const ANALYTICS_MAX_DAYS = 366;
/** No figure is older, and none later. */
export const ANALYTICS_EARLIEST = '2020-01-01';
const LATEST = '2200-01-01';

export const AnalyticsGranularity = z.enum(['day', 'week', 'month']);
export type AnalyticsGranularity = z.infer<typeof AnalyticsGranularity>;

/** Days in Israel, both included; at most `ANALYTICS_MAX_DAYS`. */
const Period = z
  .object({ from: Day, until: Day, granularity: z._default(AnalyticsGranularity, 'day') })
  .check(
    z.refine(
      ({ from, until }) =>
        from >= ANALYTICS_EARLIEST &&
        until < LATEST &&
        from <= until &&
        (Date.parse(until) - Date.parse(from)) / DAY_MS < ANALYTICS_MAX_DAYS,
      { error: 'number.range', path: ['until'] },
    ),
  );

/** A figure of the period, and of as many days just before it. */
const Compared = z.object({ now: z.number(), before: z.number() });
export type Compared = z.infer<typeof Compared>;
/** The same of an average, which has no value without orders. */
const ComparedAverage = z.object({ now: z.nullable(z.number()), before: z.nullable(z.number()) });
export type ComparedAverage = z.infer<typeof ComparedAverage>;

/**
 * From a visit to money, by the day of the visit or of the order. Orders: all that were placed, whatever became of them.
 * Revenue: the agreed price of approved and completed ones, and what was kept of cancelled ones, in shekels; null for a Member.
 */
export const AnalyticsFunnel = z.object({
  views: Compared,
  configurations: Compared,
  checkouts: Compared,
  orders: Compared,
  revenue: z.nullable(Compared),
});
export type AnalyticsFunnel = z.infer<typeof AnalyticsFunnel>;

/** One step of the period, named by its first day. A week begins on Sunday. */
export const AnalyticsStep = z.object({
  from: Day,
  views: z.number(),
  configurations: z.number(),
  checkouts: z.number(),
  orders: z.number(),
  revenue: z.nullable(z.number()),
});
export type AnalyticsStep = z.infer<typeof AnalyticsStep>;

/** Days from an order to its event: up to a week, a month, three months, half a year, a year, and more. */
export const LeadTime = z.enum(['week', 'month', 'quarter', 'half_year', 'year', 'more']);
export type LeadTime = z.infer<typeof LeadTime>;

/** Minutes from an order or a message to the business's answer; exact to a twentieth. Null: nothing was answered. */
const ResponseTime = z.nullable(z.object({ count: z.number(), median: z.number(), p90: z.number() }));
const ComparedResponse = z.object({ now: ResponseTime, before: ResponseTime });
export type ComparedResponse = z.infer<typeof ComparedResponse>;

/** What only the full analytics show. Orders that stand: approved and completed ones placed in the period. */
export const AnalyticsDetails = z.object({
  sources: z.array(
    z.object({ source: VisitSource, views: Compared, configurations: Compared, checkouts: Compared }),
  ),
  /** Orders that stand by the weekday of their event, from Sunday (0). */
  weekdays: z.array(z.object({ weekday: z.number(), orders: Compared })),
  /** Orders that stand by the month of their event, from January (1). */
  months: z.array(z.object({ month: z.number(), orders: Compared })),
  leadTimes: z.array(z.object({ leadTime: LeadTime, orders: Compared })),
  averageLeadDays: ComparedAverage,
  /** Revenue of the orders that stand for each of their guests, in shekels; null for a Member. */
  pricePerGuest: z.nullable(ComparedAverage),
  responseTimes: z.object({ orders: ComparedResponse, messages: ComparedResponse }),
});
export type AnalyticsDetails = z.infer<typeof AnalyticsDetails>;

export const StoreAnalytics = z.object({
  /** What the store's plan includes. */
  level: z.enum(['basic', 'full']),
  from: Day,
  until: Day,
  granularity: AnalyticsGranularity,
  previous: z.object({ from: Day, until: Day }),
  /** The first day with a figure of any kind; null: nothing was recorded yet. */
  recordedSince: z.nullable(Day),
  funnel: AnalyticsFunnel,
  steps: z.array(AnalyticsStep),
  /** Null on the basic level. */
  details: z.nullable(AnalyticsDetails),
  /** The smallest plan with the details; null: the store has them. */
  detailsPlan: z.nullable(PlanId),
});
export type StoreAnalytics = z.infer<typeof StoreAnalytics>;

/**
 * The figures of a store, for its crew and super admins, as far as its plan includes them. Without any it is refused
 * (`plan.analytics.iron_swords`).
 */
export const readStoreAnalytics = call({
  id: 'analytics.readStore',
  method: 'GET',
  path: `${storePath}/analytics`,
  access: 'user',
  params: StoreParams,
  query: Period,
  answer: StoreAnalytics,
});
