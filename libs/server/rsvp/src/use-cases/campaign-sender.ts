import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { TemplateName } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { InvitationState } from '../domain/invitations/invitation';
import type { Rsvp } from '../domain/guests/rsvp';
import { kindOfTemplate } from '../domain/sending/templates';
import { RsvpRepository } from '../persistence/guests/rsvp.repository';
import { SendLog } from '../persistence/send-log';
import type { LaterPortion } from './send-eligibility';

export type Campaign = {
  id: string;
  templateName: TemplateName;
  by: 'host' | 'system';
  answer: unknown;
  actorId?: string | undefined;
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
export type Going = { hostKey: string; now: Rsvp[]; later: LaterPortion[] };

/** Queues messages for many guests and requests them from messaging, in the caller's transaction. */
@Injectable()
export class CampaignSender {
  constructor(
    private readonly rsvps: RsvpRepository,
    private readonly log: SendLog,
  ) {}

  /** Opens the campaign, sends to the guests of now, and stores a scheduled row for each of the others. */
  async send(tx: Tx, event: InvitationState, going: Going, campaign: Campaign, now: Date): Promise<void> {
    const later = going.later.reduce((sum, { rsvps }) => sum + rsvps.length, 0);
    await tx.query(
      `insert into rsvp.campaigns (id, event_id, host_id, template_name, status, total, answer, created_at, actor_id)
       values ($1, $2, $3, $4, 'running', $5, $6, $7, $8)`,
      [
        campaign.id,
        event.id,
        event.hostId,
        campaign.templateName,
        going.now.length + later,
        JSON.stringify(campaign.answer),
        now,
        campaign.actorId ?? null,
      ],
    );
    await this.schedule(tx, event.id, going, campaign.id);
    await this.queue(tx, event, going, campaign, now);
  }

  /** Requests messages to guests of an existing campaign. */
  async queue(
    tx: Tx,
    event: InvitationState,
    going: Pick<Going, 'hostKey' | 'now'>,
    campaign: Omit<Campaign, 'answer'>,
    now: Date,
  ): Promise<void> {
    const rounds = new Map<string, Rsvp[]>();
    for (const rsvp of going.now) {
      const queued = rsvp.queue(kindOfTemplate(campaign.templateName), campaign.id, campaign.by, now);
      if (!queued.ok) throw new Error('a guest was judged sendable that the lifecycle refuses');
      const some = rounds.get(queued.value);
      if (some) some.push(rsvp);
      else rounds.set(queued.value, [rsvp]);
    }
    await this.rsvps.saveMany(tx, going.now, campaign.actorId);
    for (const [round, rsvps] of rounds) {
      await this.log.queued(tx, going.hostKey, round, rsvps, now);
      this.request(
        tx,
        event,
        campaign,
        round,
        rsvps.map(({ state }) => state.id),
      );
    }
    tx.hint(`event:${event.id}`);
  }

  private async schedule(tx: Tx, eventId: string, going: Going, campaignId: string): Promise<void> {
    const rows = going.later.flatMap(({ at, rsvps }) => rsvps.map(({ state }) => ({ id: state.id, at })));
    if (!rows.length) return;
    await tx.query(
      `insert into rsvp.scheduled_sends (campaign_id, event_id, host_key, rsvp_id, due_at, position)
       select $1, $2, $3, r.* from unnest($4::uuid[], $5::timestamptz[]) with ordinality r(rsvp_id, due_at, position)`,
      [campaignId, eventId, going.hostKey, rows.map(({ id }) => id), rows.map(({ at }) => at)],
    );
  }

  private request(
    tx: Tx,
    event: InvitationState,
    campaign: Omit<Campaign, 'answer'>,
    round: string,
    ids: string[],
  ): void {
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
  }
}
