import { createHash } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { TemplateName } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { InvitationState } from '../domain/invitation';
import type { Rsvp } from '../domain/rsvp';
import { kindOfTemplate } from '../domain/templates';
import { RsvpRepository } from '../persistence/rsvp.repository';

export type Campaign = {
  id: string;
  templateName: TemplateName;
  by: 'host' | 'system';
  answer: unknown;
  actorId?: string;
};

/** A UUID (version 8, RFC 9562) decided by whose act it is and its key: the same act is the same campaign. */
export const campaignIdOf = (owner: string, key: string): string => {
  const hash = createHash('sha256').update(`${owner}\n${key}`).digest('hex');
  return `${hash.slice(0, 8)}-${hash.slice(8, 12)}-8${hash.slice(13, 16)}-8${hash.slice(17, 20)}-${hash.slice(20, 32)}`;
};

/** Guests in one event that asks messaging to write to them. */
const CHUNK = 500;

/** Queues a message for each of many guests and asks messaging for them, all in the caller's transaction. */
@Injectable()
export class CampaignSender {
  constructor(private readonly rsvps: RsvpRepository) {}

  async send(tx: Tx, event: InvitationState, rsvps: Rsvp[], campaign: Campaign, now: Date): Promise<void> {
    const rounds = new Map<string, string[]>();
    for (const rsvp of rsvps) {
      const queued = rsvp.queue(kindOfTemplate(campaign.templateName), campaign.id, campaign.by, now);
      if (!queued.ok) throw new Error('a guest was judged sendable that the lifecycle refuses');
      const ids = rounds.get(queued.value);
      if (ids) ids.push(rsvp.state.id);
      else rounds.set(queued.value, [rsvp.state.id]);
    }
    await this.rsvps.saveMany(tx, rsvps, campaign.actorId);
    await tx.query(
      `insert into rsvp.campaigns (id, event_id, host_id, template_name, status, total, answer, created_at, actor_id)
       values ($1, $2, $3, $4, 'running', $5, $6, $7, $8)`,
      [
        campaign.id,
        event.id,
        event.hostId,
        campaign.templateName,
        rsvps.length,
        JSON.stringify(campaign.answer),
        now,
        campaign.actorId ?? null,
      ],
    );
    for (const [round, ids] of rounds) this.request(tx, event, campaign, round, ids);
    tx.hint(`event:${event.id}`);
  }

  private request(tx: Tx, event: InvitationState, campaign: Campaign, round: string, ids: string[]): void {
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
