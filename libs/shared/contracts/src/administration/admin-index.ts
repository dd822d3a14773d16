import * as z from 'zod/mini';
import { call } from '../call';
import { Instant } from '../primitives';

/** What waits for an admin, the most urgent first. */
export const WaitingKind = z.enum([
  'bank_details',
  'kashrut_certificates',
  'manual_refunds',
  'chargebacks',
  'payment_differences',
  'failed_payouts',
  'thread_reports',
  'review_reports',
  'newsletter_stops',
  'event_reports',
  'article_reports',
  'undeciphered_webhooks',
  'stale_rates',
  'dead_jobs',
]);
export type WaitingKind = z.infer<typeof WaitingKind>;

/** `oldest`: since when the first of them waits; null when nothing waits. `overdue`: how many of them waited too long. */
export const Waiting = z.object({
  kind: WaitingKind,
  count: z.number(),
  oldest: z.nullable(Instant),
  overdue: z.number(),
});
export type Waiting = z.infer<typeof Waiting>;

/** Shekels since midnight in Israel. `rsvpBilled`: bills of events that were charged. */
export const MoneyOfDay = z.object({ captured: z.number(), refunded: z.number(), rsvpBilled: z.number() });
export type MoneyOfDay = z.infer<typeof MoneyOfDay>;

/** `openJobs`: handed over and not done yet, and since when the oldest of them. */
export const SystemHealth = z.object({
  version: z.string(),
  openJobs: z.number(),
  oldestOpenJob: z.nullable(Instant),
  sendingStopped: z.boolean(),
  suspendedHosts: z.number(),
  switchedOff: z.number(),
});
export type SystemHealth = z.infer<typeof SystemHealth>;

export const adminIndex = call({
  id: 'admin.index',
  method: 'GET',
  path: '/admin/api/index',
  access: 'superAdmin',
  answer: z.object({ waiting: z.array(Waiting), today: MoneyOfDay, health: SystemHealth, at: Instant }),
});
