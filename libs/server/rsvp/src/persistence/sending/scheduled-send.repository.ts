import { Injectable } from '@nestjs/common';
import type { CampaignId, EventId, TemplateName } from '@smachot/contracts';
import { returningRows, type Tx } from '@smachot/server-platform';
import type { Portion } from '../../domain/sending/portions';
import type { Rsvp } from '../../domain/guests/rsvp';
import { RsvpRepository } from '../guests/rsvp.repository';

export type ScheduledGuest = { id: string; at: Date };

/** Guests of campaigns who are sent to later. */
@Injectable()
export class ScheduledSendRepository {
  constructor(private readonly rsvps: RsvpRepository) {}

  async add(
    tx: Tx,
    { campaignId, eventId, hostKey }: { campaignId: CampaignId; eventId: EventId; hostKey: string },
    guests: ScheduledGuest[],
  ): Promise<void> {
    if (!guests.length) return;
    await tx.query(
      `insert into rsvp.scheduled_sends (campaign_id, event_id, host_key, rsvp_id, due_at, position)
       select $1, $2, $3, r.* from unnest($4::uuid[], $5::timestamptz[]) with ordinality r(rsvp_id, due_at, position)`,
      [campaignId, eventId, hostKey, guests.map(({ id }) => id), guests.map(({ at }) => at)],
    );
  }

  async isDue(tx: Tx, campaignId: CampaignId, now: Date): Promise<boolean> {
    const due = await tx.query(
      'select 1 from rsvp.scheduled_sends where campaign_id = $1 and due_at <= $2 limit 1',
      [campaignId, now],
    );
    return due.length > 0;
  }

  async count(tx: Tx, campaignId: CampaignId): Promise<number> {
    const [{ count } = { count: 0 }] = await tx.query<{ count: number }>(
      'select count(*)::int as count from rsvp.scheduled_sends where campaign_id = $1',
      [campaignId],
    );
    return count;
  }

  /**
   * Loads and locks the campaign's guests in the order of the schedule.
   * @returns `scheduled`: number of scheduled guests, deleted ones included
   */
  async load(
    tx: Tx,
    eventId: EventId,
    campaignId: CampaignId,
  ): Promise<{ scheduled: number; rsvps: Rsvp[] }> {
    const rows = await tx.query<{ id: string }>(
      'select rsvp_id as id from rsvp.scheduled_sends where campaign_id = $1 order by position',
      [campaignId],
    );
    const ids = rows.map(({ id }) => id);
    const rsvps = await this.rsvps.loadMany(tx, eventId, ids);
    const byId = new Map(rsvps.map((rsvp) => [rsvp.state.id, rsvp]));
    return { scheduled: ids.length, rsvps: ids.flatMap((id) => byId.get(id) ?? []) };
  }

  /** Gives all guests of the campaign, in their order, the times of these portions. */
  async postpone(tx: Tx, campaignId: CampaignId, portions: Portion[]): Promise<void> {
    let end = 0;
    await tx.query(
      `update rsvp.scheduled_sends s set due_at = (select p.at from unnest($2::int[], $3::timestamptz[]) p(last, at)
         where p.last >= n.number order by p.last limit 1)
       from (select rsvp_id, row_number() over (order by position) as number from rsvp.scheduled_sends where campaign_id = $1) n
       where s.campaign_id = $1 and s.rsvp_id = n.rsvp_id`,
      [campaignId, portions.map(({ count }) => (end += count)), portions.map(({ at }) => at)],
    );
  }

  /** Gives these guests new times and removes all others from the campaign's schedule. */
  async replace(tx: Tx, campaignId: CampaignId, guests: ScheduledGuest[]): Promise<void> {
    const ids = guests.map(({ id }) => id);
    await tx.query(
      `delete from rsvp.scheduled_sends where campaign_id = $1 and not (rsvp_id = any($2::uuid[]))`,
      [campaignId, ids],
    );
    await tx.query(
      `update rsvp.scheduled_sends s set due_at = n.due_at from unnest($2::uuid[], $3::timestamptz[]) n(rsvp_id, due_at)
       where s.campaign_id = $1 and s.rsvp_id = n.rsvp_id`,
      [campaignId, ids, guests.map(({ at }) => at)],
    );
  }

  /** Campaigns of an event with one of these templates that have scheduled guests. */
  async campaignsOf(tx: Tx, eventId: EventId, templateNames: TemplateName[]): Promise<CampaignId[]> {
    const rows = await tx.query<{ id: CampaignId }>(
      `select distinct c.id from rsvp.scheduled_sends s join rsvp.campaigns c on c.id = s.campaign_id
       where s.event_id = $1 and c.template_name = any($2) order by c.id`,
      [eventId, templateNames],
    );
    return rows.map(({ id }) => id);
  }

  /** @returns number of guests removed from the schedule */
  async removeAll(tx: Tx, campaignId: CampaignId): Promise<number> {
    const removed = await tx.query(
      'delete from rsvp.scheduled_sends where campaign_id = $1 returning rsvp_id',
      [campaignId],
    );
    return returningRows(removed).length;
  }
}
