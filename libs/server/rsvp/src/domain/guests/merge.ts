import type { RsvpStatus } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import type { GuestDetails } from './guest-details';
import type { RsvpState } from './rsvp-state';

/** Details of the surviving record. The guest's own words are merged by time and are not chosen. */
export type MergedDetails = Omit<GuestDetails, 'specialRequests'>;

/** Progress of a record by status; the record with more progress survives, because its messages may still be in delivery. */
const PROGRESS: Record<RsvpStatus, number> = {
  created: 0,
  pending: 1,
  sent: 2,
  received: 3,
  pending_reminder: 3,
  no_response: 3,
  maybe: 4,
  confirmed: 4,
  declined: 4,
};

type Comparable = Pick<RsvpState, 'id' | 'status' | 'sends' | 'lastQueued'>;
const order = (a: Comparable, b: Comparable): number =>
  PROGRESS[b.status] - PROGRESS[a.status] ||
  b.sends - a.sends ||
  (b.lastQueued?.getTime() ?? 0) - (a.lastQueued?.getTime() ?? 0) ||
  (a.id < b.id ? -1 : 1);

/** Selects the record that survives a merge, independent of the order of the arguments. */
export const survivorOf = <R extends { state: Comparable }>(a: R, b: R): { survivor: R; absorbed: R } =>
  order(a.state, b.state) <= 0 ? { survivor: a, absorbed: b } : { survivor: b, absorbed: a };

const earlier = (a: Date | null, b: Date | null): Date | null => (a && b ? (a < b ? a : b) : (a ?? b));
const later = (a: Date | null, b: Date | null): Date | null => (a && b ? (a > b ? a : b) : (a ?? b));

type Tracking = Pick<
  RsvpState,
  | 'sends'
  | 'attempts'
  | 'firstSent'
  | 'lastSent'
  | 'lastQueued'
  | 'deliveryConfirmed'
  | 'readConfirmed'
  | 'dayOfAt'
  | 'thankYouAt'
  | 'tableAt'
  | 'billable'
  | 'optedOut'
  | 'complainedAt'
  | 'removalAskedAt'
  | 'trouble'
  | 'failedAt'
  | 'reminded'
>;

const ownerOf = (own: RsvpState, other: RsvpState, phone: E164 | null): RsvpState | undefined =>
  [own, other].find((one) => one.phone === phone);

/** Merges the counts and dates of both records. Trouble belongs to a phone, an opt-out to the person. */
export const mergedTracking = (own: RsvpState, other: RsvpState, phone: E164 | null): Tracking => ({
  sends: own.sends + other.sends,
  attempts: own.attempts + other.attempts,
  firstSent: earlier(own.firstSent, other.firstSent),
  lastSent: later(own.lastSent, other.lastSent),
  lastQueued: later(own.lastQueued, other.lastQueued),
  deliveryConfirmed: own.deliveryConfirmed || other.deliveryConfirmed,
  readConfirmed: own.readConfirmed || other.readConfirmed,
  dayOfAt: earlier(own.dayOfAt, other.dayOfAt),
  thankYouAt: earlier(own.thankYouAt, other.thankYouAt),
  tableAt: earlier(own.tableAt, other.tableAt),
  billable: own.billable || other.billable,
  optedOut: own.optedOut || other.optedOut,
  complainedAt: earlier(own.complainedAt, other.complainedAt),
  removalAskedAt: later(own.removalAskedAt, other.removalAskedAt),
  trouble: ownerOf(own, other, phone)?.trouble ?? null,
  failedAt: ownerOf(own, other, phone)?.failedAt ?? null,
  // Reminders of the other record get new numbers after both, so that none equals a number of the surviving record.
  reminded: [...own.reminded, ...other.reminded.map((number) => own.sends + number)],
});

/** Names of the fields whose value differs. */
export const differences = (state: RsvpState, details: MergedDetails): string[] =>
  (Object.keys(details) as (keyof MergedDetails)[]).filter((field) => state[field] !== details[field]);
