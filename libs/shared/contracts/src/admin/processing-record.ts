import * as z from 'zod/mini';
import { call } from '../call';
import { Instant } from '../primitives';

const Words = z.object({ he: z.string(), en: z.string(), ru: z.string(), ar: z.string() });
/** One purpose for which data of people is processed, as the law wants it recorded. */
export const ProcessingActivity = z.object({
  id: z.string(),
  name: Words,
  purpose: Words,
  people: Words,
  categories: Words,
  recipients: Words,
  retention: Words,
  /** As `schema.table`, or `schema.*`. */
  tables: z.array(z.string()),
});
export type ProcessingActivity = z.infer<typeof ProcessingActivity>;

export const readProcessingRecord = call({
  id: 'admin.processingRecord',
  method: 'GET',
  path: '/admin/api/processing-record',
  access: 'superAdmin',
  answer: z.object({ activities: z.array(ProcessingActivity) }),
});

/** The jobs that delete or blank personal data when its time is over: the context, and its job. */
export const RetentionJob = z.enum([
  'analytics.delete_expired',
  'conversations.purge',
  'hosted_events.purge',
  'identity.sweep',
  'messaging.purge',
  'newsletters.delete_old_consents',
  'notifications.sweep',
  'orders.forget_bookings',
  'orders.purge_drafts',
  'payments.purge_callbacks',
  'payments.wipe_cards',
  'platform.housekeeping',
  'reviews.settle_guest_ratings',
  'rsvp.erasing',
  'rsvp.forget_tables',
  'verification.delete_expired',
]);
export type RetentionJob = z.infer<typeof RetentionJob>;

/** A job that deletes or blanks personal data when its time is over, with what it did in the last 30 days. It says nothing about whose data it was. */
export const RetentionRun = z.object({
  /** A `RetentionJob`; a page that is older than the server may not know it. */
  job: z.string(),
  everyMinutes: z.number(),
  /** The last run that ended well; null: none is known. */
  lastRunAt: z.nullable(Instant),
  /** The last run that found something to delete. */
  lastErasedAt: z.nullable(Instant),
  runs: z.number(),
  failures: z.number(),
  /** Rows that were deleted or blanked. */
  erased: z.number(),
  /** It has not ended well for three of its intervals. */
  isLate: z.boolean(),
});
export type RetentionRun = z.infer<typeof RetentionRun>;

/** Every retention job, the late ones first. */
export const listRetentionRuns = call({
  id: 'admin.retentionRuns',
  method: 'GET',
  path: '/admin/api/retention-runs',
  access: 'superAdmin',
  answer: z.object({ jobs: z.array(RetentionRun) }),
});
