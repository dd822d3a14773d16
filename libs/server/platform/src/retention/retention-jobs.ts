import type { RetentionJob } from '@smachot/contracts';
import { HOUR_MS, MINUTE_MS } from '@smachot/kernel';
import type { TickOptions } from '../jobs/job-handler';

const OFTEN_MS = 10 * MINUTE_MS;

/** The jobs that delete or blank personal data when its time is over, and how often each looks. */
export const RETENTION_JOBS = {
  'analytics.delete_expired': OFTEN_MS,
  'conversations.purge': HOUR_MS,
  'hosted_events.purge': HOUR_MS,
  'identity.sweep': OFTEN_MS,
  'messaging.purge': OFTEN_MS,
  'newsletters.delete_old_consents': HOUR_MS,
  'notifications.sweep': HOUR_MS,
  'orders.forget_bookings': MINUTE_MS,
  'orders.purge_drafts': MINUTE_MS,
  'payments.purge_callbacks': OFTEN_MS,
  'payments.wipe_cards': MINUTE_MS,
  'platform.housekeeping': OFTEN_MS,
  'reviews.settle_guest_ratings': MINUTE_MS,
  'rsvp.erasing': MINUTE_MS,
  'rsvp.forget_tables': MINUTE_MS,
  'verification.delete_expired': HOUR_MS,
} as const satisfies Record<RetentionJob, number>;

/** The tick of a retention job: each of its runs is recorded. */
export const retentionTick = (name: RetentionJob): TickOptions => ({
  ...{ name, everyMs: RETENTION_JOBS[name] },
  isRetention: true,
});
