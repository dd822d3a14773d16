import type { IneligibleCode } from '@smachot/contracts';
import { DAY_MS, daysUntil, HOUR_MS } from '@smachot/kernel';
import { MAX_ATTEMPTS, rsvpLifecycle } from '@smachot/lifecycles';
import type { MessageKind } from '../guests/rsvp';
import type { RsvpState } from '../guests/rsvp-state';

/** Time in milliseconds within which a message reported as failed may still be reported as delivered. */
const LATE_DELIVERY_MS = HOUR_MS;
/** Attempts of one host to one phone, over all events: deleting and reopening an event does not reset them. */
const MAX_ATTEMPTS_OF_HOST = 10;
/** Time in milliseconds after the start until which planned thanks are sent; they may wait for the host's card, but not for months. */
const PLANNED_THANKS_MS = 10 * DAY_MS;
/** Maximum number of messages a day; two celebrations of one host may both invite on the same day. */
const MOST_A_DAY = 2;

export type EventFacts = {
  date: Date;
  takesAnswers: boolean;
  /** The time was planned by us: before holidays the day-of message is sent days ahead. */
  planned: boolean;
};
export type HostFacts = {
  /** Whether the host has a card that is valid past the billing date. */
  hasCard: boolean;
  /** Whether a failed charge is still owed. */
  unpaidBalance: boolean;
  /** Whether the host attested that the guests agreed. */
  consent: boolean;
  /** Whether the host is suspended after guests complained. */
  suspended: boolean;
};
export type GuestFacts = Pick<
  RsvpState,
  | 'phone'
  | 'mobile'
  | 'status'
  | 'statusBefore'
  | 'trouble'
  | 'failedAt'
  | 'optedOut'
  | 'removalAskedAt'
  | 'attempts'
  | 'lastSent'
  | 'lastStatus'
  | 'dayOfAt'
  | 'thankYouAt'
  | 'tableAt'
> & {
  /** Whether another guest of the event, added earlier, has the same phone. */
  duplicatePhone: boolean;
  /** Whether another campaign has the guest scheduled. */
  scheduled: boolean;
  /** Earlier messages of the host to this phone, in this record or another. */
  before: SentBefore;
};

/** Earlier messages of one host to one phone, across all guest records with that phone. */
export type SentBefore = {
  /** Number of invitations and reminders to this phone for this event, and the time the last one was queued. */
  attempts: number;
  lastAt: Date | null;
  /** The same number over all events of the host, and the number within the last 24 hours. */
  attemptsOfHost: number;
  lately: number;
};
export const NOTHING_SENT: SentBefore = { attempts: 0, lastAt: null, attemptsOfHost: 0, lately: 0 };

/** Reason why no message of this kind may be sent for this event, to any guest. */
export const eventRefusal = (kind: MessageKind, event: EventFacts, now: Date): IneligibleCode | null => {
  const started = event.date <= now;
  if (kind === 'thank_you' && event.planned && now.getTime() - event.date.getTime() > PLANNED_THANKS_MS)
    return 'event_passed';
  if (kind === 'thank_you') return started ? null : 'too_soon';
  if (started) return 'event_passed';
  if (kind === 'update' || kind === 'cancelled' || kind === 'table') return null;
  if (kind === 'day_of') return !event.planned && daysUntil(event.date, now) > 1 ? 'too_soon' : null;
  return !event.takesAnswers ? 'event_closed' : null;
};

const HOST_OBSTACLES = ['host_suspended', 'no_payment_method', 'unpaid_balance', 'consent_missing'] as const;
type HostObstacle = (typeof HOST_OBSTACLES)[number];

/** Whether an obstacle is the host's, and not the event's. */
export const isOfHost = (obstacle: IneligibleCode | null): boolean =>
  HOST_OBSTACLES.some((code) => code === obstacle);

/** Obstacle the host has to remove before any of her messages is sent. */
export const hostRefusal = ({
  hasCard,
  unpaidBalance,
  consent,
  suspended,
}: HostFacts): HostObstacle | null => {
  if (suspended) return 'host_suspended';
  if (!hasCard) return 'no_payment_method';
  if (unpaidBalance) return 'unpaid_balance';
  return consent ? null : 'consent_missing';
};

const isInvitation = (kind: MessageKind): boolean => kind === 'invite' || kind === 'reminder';

const withinDay = (at: Date | null, now: Date): boolean =>
  at !== null && now.getTime() - at.getTime() < DAY_MS;

const sentThisDay = ({ lastSent, lastStatus, before }: GuestFacts, now: Date): boolean =>
  (lastStatus !== 'failed' && withinDay(lastSent, now)) ||
  withinDay(before.lastAt, now) ||
  before.lately >= MOST_A_DAY;

const triedEnough = ({ attempts, before }: GuestFacts): boolean =>
  Math.max(attempts, before.attempts) >= MAX_ATTEMPTS || before.attemptsOfHost >= MAX_ATTEMPTS_OF_HOST;

/** Reason why this guest may not be sent a message. The caller counts the day's limit over the guests who remain. */
export const guestRefusal = (kind: MessageKind, guest: GuestFacts, now: Date): IneligibleCode | null => {
  if (!guest.phone) return 'no_phone';
  if (!guest.mobile) return 'not_a_mobile';
  if (guest.optedOut) return 'opted_out';
  if (guest.removalAskedAt) return 'removal_asked';
  if (guest.duplicatePhone) return 'duplicate_phone';
  if (kind === 'day_of' && guest.dayOfAt) return 'already_in_flight';
  if (kind === 'thank_you' && guest.thankYouAt) return 'already_in_flight';
  if (kind === 'table' && guest.tableAt) return 'already_in_flight';
  if (!isInvitation(kind)) return guest.trouble === 'undeliverable' ? 'undeliverable' : null;
  if (guest.status === 'pending' || guest.status === 'pending_reminder') return 'already_in_flight';
  if (guest.scheduled) return 'already_scheduled';
  if (!mayBeAsked(guest)) return 'already_answered';
  if (guest.trouble === 'undeliverable') return 'undeliverable';
  if (triedEnough(guest)) return 'too_many_attempts';
  if ((retryFrom(guest) ?? now) > now) return 'failed_lately';
  if (sentThisDay(guest, now)) return 'too_soon';
  return null;
};

const mayBeAsked = ({ status, statusBefore }: GuestFacts): boolean =>
  rsvpLifecycle.can(
    status,
    status === 'created' ? { type: 'queue', by: 'host' } : { type: 'remind', by: 'host' },
    { before: statusBefore },
  );

/** Time from which a failed message may be retried; null when nothing failed. */
export const retryFrom = ({ trouble, failedAt }: Pick<GuestFacts, 'trouble' | 'failedAt'>): Date | null =>
  trouble === 'failed' && failedAt ? new Date(failedAt.getTime() + LATE_DELIVERY_MS) : null;

/** Time from which a reminder may be sent. */
export const reminderFrom = (lastSent: Date | null): Date | null =>
  lastSent ? new Date(lastSent.getTime() + DAY_MS) : null;
