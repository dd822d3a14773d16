import type { CampaignId, IneligibleCode, RsvpId, TemplateName, UserId } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import type { Standing } from '@smachot/server-payments';
import {
  eventRefusal,
  guestRefusal,
  hostRefusal,
  retryFrom,
  type SentBefore,
} from '../../domain/sending/eligibility';
import { type InvitationState, takesAnswers } from '../../domain/invitations/invitation';
import { type DailyLimit, freeAt, planPortions } from '../../domain/sending/portions';
import type { MessageKind, Rsvp } from '../../domain/guests/rsvp';
import { kindOfTemplate } from '../../domain/sending/templates';
import { eventHours } from './event-hours';

type Refused = { rsvpId: RsvpId; code: IneligibleCode; from?: string | undefined };
/** Guests scheduled for `at`; they are classified again at that time. */
export type LaterPortion = { at: Date; rsvps: Rsvp[] };
/** Sending decision over many guests. `waiting`: guests refused only for an obstacle that the host, or time, removes for all of them. */
export type Classification = {
  sendable: Rsvp[];
  later: LaterPortion[];
  waiting: Rsvp[];
  refused: Refused[];
  /** Obstacle that applies to all guests. */
  obstacle: IneligibleCode | null;
  /** Daily limit that was applied. */
  daily: DailyLimit;
};

/** Facts read outside the sending transaction: those of other contexts, and those that no lock protects. */
export type SendFacts = {
  hostId: UserId;
  hostKey: string;
  standing: Standing;
  suspended: boolean;
  /** Phones of this event whose owners opted out. */
  optedOut: Set<string>;
  /** Guests whose phone belongs to an earlier guest of the same event. */
  duplicates: Set<string>;
};
/** Sent and planned messages, read while no other send of this host runs. */
export type SendWindow = {
  daily: DailyLimit;
  lastPlanned: Date | null;
  /** Guests scheduled by another campaign. */
  scheduled: Set<string>;
  before: (phone: E164 | null) => SentBefore;
};
export type SendTerms = {
  templateName: TemplateName;
  /** Whether the host attests with this send that the guests agreed. */
  consent: boolean;
  /** Whether this is an automatic round, not the host's own send. */
  planned?: boolean;
  /** Earliest time. */
  from?: Date | undefined;
  /** Campaign whose own scheduled guests are not excluded. */
  campaignId?: CampaignId;
};

/** Whether the daily limit applies. It protects strangers; guests who accepted wait for the other messages. */
const isLimited = (kind: MessageKind): boolean => kind === 'invite' || kind === 'reminder';

/** Decides which of many guests may be sent to and when. Each refusal has a code and does not affect the other guests. */
export const classifyGuests = (
  event: InvitationState,
  rsvps: Rsvp[],
  terms: SendTerms,
  facts: SendFacts,
  window: SendWindow,
  now: Date,
): Classification => {
  const kind = kindOfTemplate(terms.templateName);
  const ofEvent = eventRefusal(
    kind,
    { date: event.date, takesAnswers: takesAnswers(event, now), planned: terms.planned ?? false },
    now,
  );
  const ofHost = obstacleOfHost(kind, event, terms, facts);
  const refused: Refused[] = [];
  const going: Rsvp[] = [];
  for (const rsvp of rsvps) {
    const own = refusalOfGuest(kind, rsvp, facts, window, now);
    // The host's obstacle comes last, so that a preview shows the guests who would be sent to once it is removed.
    const code = own ?? ofEvent ?? ofHost;
    if (code) refused.push(refusal(rsvp, code));
    if (!own && code !== 'event_passed') going.push(rsvp);
  }
  const obstacle = ofEvent ?? ofHost;
  const { daily } = window;
  if (obstacle) return { sendable: [], later: [], waiting: going, refused, obstacle, daily };
  return { ...portionsOf(event, going, isLimited(kind), window, terms.from, now, refused), obstacle, daily };
};

const obstacleOfHost = (
  kind: MessageKind,
  event: InvitationState,
  { consent }: SendTerms,
  { standing, suspended }: SendFacts,
): IneligibleCode | null => {
  // Invited guests have to be notified of a change, even if the host's card has failed since.
  const free = kind === 'update' || kind === 'cancelled';
  return hostRefusal({
    hasCard: free || standing.hasCard,
    unpaidBalance: !free && standing.unpaidBalance,
    consent: consent || event.consentAt !== null,
    suspended,
  });
};

const refusalOfGuest = (
  kind: MessageKind,
  { state }: Rsvp,
  facts: SendFacts,
  { scheduled, before }: SendWindow,
  now: Date,
): IneligibleCode | null =>
  guestRefusal(
    kind,
    {
      ...state,
      optedOut: state.optedOut || facts.optedOut.has(state.phone ?? ''),
      duplicatePhone: facts.duplicates.has(state.id),
      scheduled: scheduled.has(state.id),
      before: before(state.phone),
    },
    now,
  );

/** Splits guests into portions: large households first within the day's limit, the rest on the following days before the event. */
const portionsOf = (
  event: InvitationState,
  going: Rsvp[],
  limited: boolean,
  { daily, lastPlanned }: SendWindow,
  from: Date | undefined,
  now: Date,
  refused: Refused[],
): Pick<Classification, 'sendable' | 'later' | 'waiting' | 'refused'> => {
  const limit: DailyLimit = limited ? daily : { limit: Infinity, usage: [] };
  const chosen = from && from > now ? from : undefined;
  const free = chosen ? 0 : freeAt(now, limit);
  if (free >= going.length) return { sendable: going, later: [], waiting: [], refused };
  const ordered = [...going].sort((a, b) => b.state.estimated - a.state.estimated);
  const rest = ordered.slice(free);
  const start = new Date(Math.max((chosen ?? now).getTime(), limited ? (lastPlanned?.getTime() ?? 0) : 0));
  const usage = free ? [...limit.usage, { at: now, count: free }] : limit.usage;
  const later: LaterPortion[] = [];
  for (const { at, count } of planPortions(rest.length, start, { ...limit, usage }, eventHours(event).next)) {
    const rsvps = rest.splice(0, count);
    if (at < event.date) later.push({ at, rsvps });
    else refused.push(...rsvps.map(({ state }) => ({ rsvpId: state.id, code: 'over_daily_limit' as const })));
  }
  return { sendable: ordered.slice(0, free), later, waiting: [], refused };
};

/** A refusal of limited duration includes its end. */
const refusal = ({ state }: Rsvp, code: IneligibleCode): Refused => {
  const from = code === 'failed_lately' ? retryFrom(state)?.toISOString() : undefined;
  return { rsvpId: state.id, code, ...(from ? { from } : {}) };
};
