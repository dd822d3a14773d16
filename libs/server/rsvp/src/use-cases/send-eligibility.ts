import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { IneligibleCode, TemplateName } from '@smachot/contracts';
import { HostKeys, HostSuspended, OptedOut } from '@smachot/server-messaging';
import { BillingStanding, type Standing } from '@smachot/server-payments';
import { ReadModel } from '@smachot/server-platform';
import {
  eventRefusal,
  guestRefusal,
  hostRefusal,
  retryFrom,
  type SentBefore,
} from '../domain/sending/eligibility';
import { type InvitationState, takesAnswers } from '../domain/invitations/invitation';
import { type DailyLimit, freeAt, planPortions } from '../domain/sending/portions';
import type { MessageKind, Rsvp } from '../domain/guests/rsvp';
import { kindOfTemplate, templateFor } from '../domain/sending/templates';
import { type Ask, SendLog } from '../persistence/send-log';
import { eventHours } from './event-hours';

export type SendRequest = {
  eventId: string;
  templateName: TemplateName;
  rsvpIds: string[];
  consent: boolean;
  sendAt?: string | undefined;
};
export type Refused = { rsvpId: string; code: IneligibleCode; from?: string | undefined };
/** Guests scheduled for `at`; they are judged again at that time. */
export type LaterPortion = { at: Date; rsvps: Rsvp[] };
/** Sending decision over many guests. `waiting`: guests refused only for an obstacle that the host, or time, removes for all of them. */
export type Classification = {
  sendable: Rsvp[];
  later: LaterPortion[];
  waiting: Rsvp[];
  refused: Refused[];
  /** Obstacle that applies to all guests. */
  ofAll: IneligibleCode | null;
};

/** Facts read outside the sending transaction: those of other contexts, and those that no lock protects. */
export type SendFacts = {
  hostId: string;
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
  before: (phone: string | null) => SentBefore;
};
/** Terms of a send. `planned`: an automatic round, not the host's own send. `from`: earliest time. */
export type SendTerms = Pick<SendRequest, 'templateName' | 'consent'> & {
  planned?: boolean;
  from?: Date | undefined;
};

/** Daily limit of guests for a host who has not settled a bill yet. */
const NEW_HOST_DAILY = 250;
export const dailyLimit = ({ settledBills }: Standing): number =>
  settledBills > 0 ? Infinity : NEW_HOST_DAILY;
/** Whether the daily limit applies. It protects strangers; guests who accepted wait for the other messages. */
const isLimited = (kind: MessageKind): boolean => kind === 'invite' || kind === 'reminder';
/** Whether the template suits the event: a wedding is not invited to with the text of a henna. */
export const suits = ({ templateName }: Pick<SendRequest, 'templateName'>, event: InvitationState): boolean =>
  templateName === templateFor(kindOfTemplate(templateName), event.eventType);

/** Decides which of many guests may be sent to and when. Each refusal has a code and does not affect the other guests. */
@Injectable()
export class SendEligibility {
  constructor(
    private readonly read: ReadModel,
    private readonly standings: BillingStanding,
    private readonly queries: QueryBus,
    private readonly hosts: HostKeys,
    private readonly log: SendLog,
  ) {}

  /** Returns undefined when the event does not exist or has another owner. */
  async facts(
    { eventId, rsvpIds }: Pick<SendRequest, 'eventId' | 'rsvpIds'>,
    hostId: string,
  ): Promise<SendFacts | undefined> {
    const event = await this.read.one<{ billing_at: Date }>(
      'select billing_at from rsvp.invitations where id = $1 and host_id = $2 and deleted_at is null',
      [eventId, hostId],
    );
    if (!event) return undefined;
    const [standing, suspended, hostKey, known] = await Promise.all([
      this.standings.of(hostId, event.billing_at),
      this.queries.execute(new HostSuspended(hostId)),
      this.hosts.of(hostId),
      // One row for all guests: transferring ten thousand rows would take longer than finding them.
      this.read.one<{ duplicates: string | null; phones: string | null }>(
        `select string_agg(id::text, ',') filter (where rank > 1) as duplicates,
           string_agg(phone, ',') filter (where id = any($2)) as phones
         from (select id, phone, row_number() over (partition by phone order by id) as rank
               from rsvp.guests where event_id = $1 and deleted_at is null and phone is not null) g`,
        [eventId, rsvpIds],
      ),
    ]);
    return {
      ...{ hostId, hostKey, standing, suspended },
      optedOut: await this.queries.execute(new OptedOut(list(known!.phones))),
      duplicates: new Set(list(known!.duplicates)),
    };
  }

  /** @param campaignId campaign whose own scheduled guests are not excluded */
  async window(
    ask: Ask,
    { hostId, hostKey, standing }: SendFacts,
    eventId: string,
    rsvps: Rsvp[],
    now: Date,
    campaignId: string | null = null,
  ): Promise<SendWindow> {
    const phones = rsvps.flatMap(({ state }) => state.phone ?? []);
    // These run one after the other, because they may share the transaction's connection.
    const plans = await this.log.planned(ask, { hostId, hostKey, eventId, campaignId }, now);
    return {
      daily: { limit: dailyLimit(standing), usage: plans.usage },
      lastPlanned: campaignId ? null : plans.lastPlanned,
      scheduled: plans.scheduled,
      before: await this.log.before(ask, hostKey, eventId, phones, now),
    };
  }

  judge(
    event: InvitationState,
    rsvps: Rsvp[],
    terms: SendTerms,
    facts: SendFacts,
    window: SendWindow,
    now: Date,
  ): Classification {
    const kind = kindOfTemplate(terms.templateName);
    const { hasCard, unpaidBalance } = facts.standing;
    const consent = terms.consent || event.consentAt !== null;
    const { planned = false } = terms;
    const ofEvent = eventRefusal(
      kind,
      { date: event.date, takesAnswers: takesAnswers(event, now), planned },
      now,
    );
    // Invited guests have to be notified of a change, even if the host's card has failed since.
    const free = kind === 'update' || kind === 'cancelled';
    const ofHost = hostRefusal({
      hasCard: free || hasCard,
      unpaidBalance: !free && unpaidBalance,
      consent,
      suspended: facts.suspended,
    });
    const refused: Refused[] = [];
    const going: Rsvp[] = [];
    for (const rsvp of rsvps) {
      const own = this.ofGuest(kind, rsvp, facts, window, now);
      // The host's obstacle comes last, so that a preview shows the guests who would be sent to once it is removed.
      const code = own ?? ofEvent ?? ofHost;
      if (code) refused.push(refusal(rsvp, code));
      if (!own && code !== 'event_passed') going.push(rsvp);
    }
    const ofAll = ofEvent ?? ofHost;
    if (ofAll) return { sendable: [], later: [], waiting: going, refused, ofAll };
    return { ...portionsOf(event, going, isLimited(kind), window, terms.from, now, refused), ofAll };
  }

  private ofGuest(
    kind: MessageKind,
    { state }: Rsvp,
    facts: SendFacts,
    { scheduled, before }: SendWindow,
    now: Date,
  ): IneligibleCode | null {
    const optedOut = state.optedOut || facts.optedOut.has(state.phone ?? '');
    return guestRefusal(
      kind,
      {
        ...state,
        optedOut,
        duplicatePhone: facts.duplicates.has(state.id),
        scheduled: scheduled.has(state.id),
        before: before(state.phone),
      },
      now,
    );
  }
}

/** Splits guests into portions: large households first within the day's limit, the rest on the following days before the event. */
const portionsOf = (
  event: InvitationState,
  going: Rsvp[],
  limited: boolean,
  { daily, lastPlanned }: SendWindow,
  from: Date | undefined,
  now: Date,
  refused: Refused[],
): Omit<Classification, 'ofAll'> => {
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

const list = (joined: string | null): string[] => joined?.split(',') ?? [];
