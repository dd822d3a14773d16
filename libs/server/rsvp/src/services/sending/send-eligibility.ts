import { Injectable } from '@nestjs/common';
import { QueryBus } from '@nestjs/cqrs';
import type { CampaignId, EventId, RsvpId, TemplateName, UserId } from '@smachot/contracts';
import { HostKeys, HostSuspended, OptedOut } from '@smachot/server-messaging';
import { BillingStanding, type Standing } from '@smachot/server-payments';
import type { Tx } from '@smachot/server-platform';
import type { InvitationState } from '../../domain/invitations/invitation';
import type { Rsvp } from '../../domain/guests/rsvp';
import { kindOfTemplate, templateFor } from '../../domain/sending/templates';
import { SendLog } from '../../persistence/sending/send-log';
import { SendingQueries } from '../../persistence/sending/sending.queries';
import {
  type Classification,
  classifyGuests,
  type SendFacts,
  type SendTerms,
  type SendWindow,
} from './classify-guests';

export type SendRequest = {
  eventId: EventId;
  templateName: TemplateName;
  rsvpIds: RsvpId[];
  consent: boolean;
  sendAt?: string | undefined;
};

/** Daily limit of guests for a host who has not settled a bill yet. */
const NEW_HOST_DAILY = 250;
const dailyLimit = ({ settledBills }: Standing): number => (settledBills > 0 ? Infinity : NEW_HOST_DAILY);

/** Whether the template suits the event: a wedding is not invited to with the text of a henna. */
export const suits = ({ templateName }: Pick<SendRequest, 'templateName'>, event: InvitationState): boolean =>
  templateName === templateFor(kindOfTemplate(templateName), event.eventType);

export const termsOf = ({ templateName, consent, sendAt }: SendRequest): SendTerms => ({
  templateName,
  consent,
  from: sendAt ? new Date(sendAt) : undefined,
});

/** Reads the facts that decide which guests may be sent to, and decides. */
@Injectable()
export class SendEligibility {
  constructor(
    private readonly sending: SendingQueries,
    private readonly standings: BillingStanding,
    private readonly queries: QueryBus,
    private readonly hosts: HostKeys,
    private readonly log: SendLog,
  ) {}

  /** Returns undefined when the event does not exist or has another owner. */
  async facts(
    { eventId, rsvpIds }: Pick<SendRequest, 'eventId' | 'rsvpIds'>,
    hostId: UserId,
  ): Promise<SendFacts | undefined> {
    const billingAt = await this.sending.billingAt(eventId, hostId);
    if (!billingAt) return undefined;
    const [standing, suspended, hostKey, { phones, duplicates }] = await Promise.all([
      this.standings.of(hostId, billingAt),
      this.queries.execute(new HostSuspended(hostId)),
      this.hosts.of(hostId),
      this.sending.eventPhones(eventId, rsvpIds),
    ]);
    return {
      ...{ hostId, hostKey, standing, suspended },
      optedOut: await this.queries.execute(new OptedOut(phones)),
      duplicates: new Set(duplicates),
    };
  }

  /** Serializes the sends of a host. It precedes the lock of the event, in every transaction that sends. */
  async lockHost(tx: Tx, { hostKey }: SendFacts): Promise<void> {
    await this.log.lockHost(tx, hostKey);
  }

  /** @param tx null: a preview, outside a transaction */
  async classify(
    tx: Tx | null,
    event: InvitationState,
    rsvps: Rsvp[],
    terms: SendTerms,
    facts: SendFacts,
    now: Date,
  ): Promise<Classification> {
    const window = await this.window(tx, facts, event.id, rsvps, now, terms.campaignId ?? null);
    return classifyGuests(event, rsvps, terms, facts, window, now);
  }

  private async window(
    tx: Tx | null,
    { hostId, hostKey, standing }: SendFacts,
    eventId: EventId,
    rsvps: Rsvp[],
    now: Date,
    campaignId: CampaignId | null,
  ): Promise<SendWindow> {
    const phones = rsvps.flatMap(({ state }) => state.phone ?? []);
    // These run one after the other, because they may share the transaction's connection.
    const plans = await this.log.planned(tx, { hostId, hostKey, eventId, campaignId }, now);
    return {
      daily: { limit: dailyLimit(standing), usage: plans.usage },
      lastPlanned: campaignId ? null : plans.lastPlanned,
      scheduled: plans.scheduled,
      before: await this.log.before(tx, hostKey, eventId, phones, now),
    };
  }
}
