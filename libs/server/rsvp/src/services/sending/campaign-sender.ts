import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { CampaignId, TemplateName, UserId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { InvitationState } from '../../domain/invitations/invitation';
import type { Rsvp } from '../../domain/guests/rsvp';
import { kindOfTemplate } from '../../domain/sending/templates';
import { RsvpRepository } from '../../persistence/guests/rsvp.repository';
import { SendLog } from '../../persistence/sending/send-log';
import { CampaignRepository } from '../../persistence/sending/campaign.repository';
import { ScheduledSendRepository } from '../../persistence/sending/scheduled-send.repository';
import type { LaterPortion } from './classify-guests';

export type Campaign = {
  id: CampaignId;
  templateName: TemplateName;
  by: 'host' | 'system';
  answer: unknown;
  actorId?: UserId | undefined;
};

/**
 * Campaign id derived from the sender and the idempotency key, as a UUID (version 8, RFC 9562): the same request yields the
 * same campaign.
 */
export const campaignIdOf = (owner: string, key: string): string => {
  const hash = createHash('sha256').update(`${owner}\n${key}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

/** Maximum number of guests in one event that requests messages. */
const CHUNK = 500;

/** Guests to send to now and later, and the host whose limit counts. */
export type Recipients = { hostKey: string; now: Rsvp[]; later: LaterPortion[] };

/** Queues messages for many guests and requests them from messaging, in the caller's transaction. */
@Injectable()
export class CampaignSender {
  constructor(
    private readonly campaigns: CampaignRepository,
    private readonly scheduled: ScheduledSendRepository,
    private readonly rsvps: RsvpRepository,
    private readonly log: SendLog,
  ) {}

  /** Opens the campaign, sends to the guests of now, and stores a scheduled row for each of the others. */
  async send(
    tx: Tx,
    event: InvitationState,
    recipients: Recipients,
    campaign: Campaign,
    now: Date,
  ): Promise<void> {
    const { id, templateName, answer, actorId = null } = campaign;
    const { hostKey } = recipients;
    const later = recipients.later.flatMap(({ at, rsvps }) =>
      rsvps.map(({ state }) => ({ id: state.id, at })),
    );
    await this.campaigns.add(tx, {
      ...{ id, templateName, answer, actorId, createdAt: now },
      eventId: event.id,
      hostId: event.hostId,
      total: recipients.now.length + later.length,
    });
    await this.scheduled.add(tx, { campaignId: id, eventId: event.id, hostKey }, later);
    await this.queue(tx, event, recipients, campaign, now);
  }

  /** Requests messages to guests of an existing campaign. */
  async queue(
    tx: Tx,
    event: InvitationState,
    recipients: Pick<Recipients, 'hostKey' | 'now'>,
    campaign: Omit<Campaign, 'answer'>,
    now: Date,
  ): Promise<void> {
    const rounds = new Map<string, Rsvp[]>();
    for (const rsvp of recipients.now) {
      const queued = rsvp.queue(kindOfTemplate(campaign.templateName), campaign.id, campaign.by, now);
      if (!queued.ok) throw new Error('a guest was classified as sendable that the lifecycle refuses');
      const some = rounds.get(queued.value);
      if (some) some.push(rsvp);
      else rounds.set(queued.value, [rsvp]);
    }
    await this.rsvps.saveMany(tx, recipients.now, campaign.actorId);
    for (const [round, rsvps] of rounds) {
      await this.log.queued(tx, recipients.hostKey, round, rsvps, now);
      request(
        tx,
        event,
        campaign,
        round,
        rsvps.map(({ state }) => state.id),
      );
    }
    tx.hint(`event:${event.id}`);
  }
}

const request = (
  tx: Tx,
  event: InvitationState,
  campaign: Omit<Campaign, 'answer'>,
  round: string,
  ids: string[],
): void => {
  for (let from = 0; from < ids.length; from += CHUNK)
    tx.emit('rsvp.send_requested', {
      campaignId: campaign.id,
      eventId: event.id,
      hostId: event.hostId,
      templateName: campaign.templateName,
      round,
      quietCalendar: event.quietCalendar,
      notBefore: null,
      rsvpIds: ids.slice(from, from + CHUNK),
    });
};
