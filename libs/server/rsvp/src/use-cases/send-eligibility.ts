import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { IneligibleCode, TemplateName } from '@smachot/contracts';
import { HostBudget, OptedOut } from '@smachot/server-messaging';
import { BillingStanding, type Standing } from '@smachot/server-payments';
import { ReadModel } from '@smachot/server-platform';
import { eventRefusal, guestRefusal, hostRefusal } from '../domain/eligibility';
import { type InvitationState, takesAnswers } from '../domain/invitation';
import type { Rsvp } from '../domain/rsvp';
import { kindOfTemplate, templateFor } from '../domain/templates';

export type SendRequest = {
  eventId: string;
  templateName: TemplateName;
  rsvpIds: string[];
  consent: boolean;
};
export type Refused = { rsvpId: string; code: IneligibleCode };
/** `waiting`: refused only for what the host, or time, settles for everybody; then they go. */
export type Judgement = { sendable: Rsvp[]; waiting: Rsvp[]; refused: Refused[] };

/** What has to be asked outside the sending transaction: other contexts' facts, and counts nobody locks. */
export type SendFacts = {
  standing: Standing;
  /** Phones of this event whose owners asked not to be written to. */
  optedOut: Set<string>;
  /** Guests whose phone belongs to an earlier guest of the same event. */
  duplicates: Set<string>;
  /** Messages the host may still queue in this moving day. */
  budget: number;
};

/** Guests a day for a host who has not settled a bill yet. */
const NEW_HOST_DAILY = 250;
const dailyLimit = ({ settledBills }: Standing): number => (settledBills > 0 ? Infinity : NEW_HOST_DAILY);
/** A wedding is not invited to with the words of a henna. */
export const suits = ({ templateName }: Pick<SendRequest, 'templateName'>, event: InvitationState): boolean =>
  templateName === templateFor(kindOfTemplate(templateName), event.eventType);

const DAY_MS = 24 * 3_600_000;

/** Decides who of many may be sent to, each refusal with its code; the others still go. */
@Injectable()
export class SendEligibility {
  constructor(
    private readonly read: ReadModel,
    private readonly standings: BillingStanding,
    private readonly queries: QueryBus,
  ) {}

  /** Undefined when there is no such event of this owner. */
  async facts(
    { eventId, rsvpIds }: Pick<SendRequest, 'eventId' | 'rsvpIds'>,
    hostId: string,
    now: Date,
  ): Promise<SendFacts | undefined> {
    const event = await this.read.one<{ billing_at: Date }>(
      'select billing_at from rsvp.invitations where id = $1 and host_id = $2 and deleted_at is null',
      [eventId, hostId],
    );
    if (!event) return undefined;
    const [standing, budget, known, used] = await Promise.all([
      this.standings.of(hostId, event.billing_at),
      this.queries.execute(new HostBudget(hostId, now)),
      // one row however many guests there are: reading ten thousand would take longer than finding them
      this.read.one<{ duplicates: string | null; phones: string | null }>(
        `select string_agg(id::text, ',') filter (where rank > 1) as duplicates,
           string_agg(phone, ',') filter (where id = any($2)) as phones
         from (select id, phone, row_number() over (partition by phone order by id) as rank
               from rsvp.guests where event_id = $1 and deleted_at is null and phone is not null) g`,
        [eventId, rsvpIds],
      ),
      this.read.one<{ count: number }>(
        `select count(*)::int as count from rsvp.guests g join rsvp.invitations i on i.id = g.event_id
         where i.host_id = $1 and g.last_queued > $2`,
        [hostId, new Date(now.getTime() - DAY_MS)],
      ),
    ]);
    return {
      standing,
      optedOut: await this.queries.execute(new OptedOut(list(known!.phones))),
      duplicates: new Set(list(known!.duplicates)),
      budget: budget.suspended ? 0 : dailyLimit(standing) - Math.max(budget.sent, used!.count),
    };
  }

  /** `planned`: a round whose moment has come, not the host's hand. */
  judge(
    event: InvitationState,
    rsvps: Rsvp[],
    request: Pick<SendRequest, 'templateName' | 'consent'> & { planned?: boolean },
    facts: SendFacts,
    now: Date,
  ): Judgement {
    const kind = kindOfTemplate(request.templateName);
    const { hasCard, unpaidBalance } = facts.standing;
    const consent = request.consent || event.consentAt !== null;
    const { planned = false } = request;
    const ofEvent = eventRefusal(
      kind,
      { date: event.date, takesAnswers: takesAnswers(event, now), planned },
      now,
    );
    const ofHost = hostRefusal({ hasCard, unpaidBalance, consent });
    const refused: Refused[] = [];
    const going: Rsvp[] = [];
    for (const rsvp of rsvps) {
      const { state } = rsvp;
      const optedOut = state.optedOut || facts.optedOut.has(state.phone ?? '');
      const own = guestRefusal(
        kind,
        { ...state, optedOut, duplicatePhone: facts.duplicates.has(state.id) },
        now,
      );
      // what the host has to settle comes last, so that a preview shows who would go once it is
      const code = own ?? ofEvent ?? (going.length >= facts.budget ? 'over_daily_limit' : ofHost);
      if (code) refused.push({ rsvpId: state.id, code });
      if (!own && code !== 'event_passed' && code !== 'over_daily_limit') going.push(rsvp);
    }
    return (ofEvent ?? ofHost)
      ? { sendable: [], waiting: going, refused }
      : { sendable: going, waiting: [], refused };
  }
}

const list = (joined: string | null): string[] => joined?.split(',') ?? [];
