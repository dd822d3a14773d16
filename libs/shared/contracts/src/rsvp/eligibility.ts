import * as z from 'zod/mini';

/** The reason why a guest is not sent to. The other guests of the same request still are. */
export const IneligibleCode = z.enum([
  'no_phone',
  'not_a_mobile',
  'duplicate_phone',
  'opted_out',
  /** The guest may have asked to be left alone and was asked; until the answer nothing is sent. */
  'removal_asked',
  'already_in_flight',
  /** A campaign that is running sends to this guest on one of the next days. */
  'already_scheduled',
  'already_answered',
  'too_soon',
  /** The last message failed within the hour: the provider may still report a late delivery. */
  'failed_lately',
  'too_many_attempts',
  'undeliverable',
  'event_passed',
  'event_closed',
  'no_payment_method',
  'unpaid_balance',
  /** The event begins before the daily limit would reach this guest; the other guests above the limit are scheduled. */
  'over_daily_limit',
  'consent_missing',
  /** Guests complained: an admin has to decide before this host can send messages again. */
  'host_suspended',
]);
export type IneligibleCode = z.infer<typeof IneligibleCode>;
