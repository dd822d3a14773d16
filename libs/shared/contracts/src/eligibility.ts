import * as z from 'zod/mini';

/** Why a guest is not sent to. The others of the same request still go. */
export const IneligibleCode = z.enum([
  'no_phone',
  'not_a_mobile',
  'duplicate_phone',
  'opted_out',
  'already_in_flight',
  /** A sending that is under way writes to this guest on one of the next days. */
  'already_scheduled',
  'already_answered',
  'too_soon',
  /** The last message failed within the hour: a late delivery may still be told. */
  'failed_lately',
  'too_many_attempts',
  'undeliverable',
  'event_passed',
  'event_closed',
  'no_payment_method',
  'unpaid_balance',
  /** The event begins before the day's limit would reach this guest; everybody else above it is scheduled. */
  'over_daily_limit',
  'consent_missing',
  /** Guests complained: an admin has to look before this host writes to anybody. */
  'host_suspended',
]);
export type IneligibleCode = z.infer<typeof IneligibleCode>;
