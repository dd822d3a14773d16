import { Injectable } from '@nestjs/common';
import type { CampaignId, EventId, RsvpId, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import type { HistoryNote, RsvpState } from '../../domain/guests/rsvp-state';
import { mayRead } from '../invitations/invitation-access';
import { currentId } from './merged-guests';
import { rsvpSelection } from './rsvp.repository';

/** `duplicatePhone`: an earlier record of the event has the same phone. */
export type GuestOfHistory = RsvpState & { duplicatePhone: boolean; hostId: UserId };
export type StoredNote = HistoryNote & { actorId: UserId | null };
export type StoredReply = { at: Date; actorId: UserId; text: string; status: string };

/** Read model of one guest's timeline. */
@Injectable()
export class GuestHistoryQueries {
  constructor(private readonly read: ReadModel) {}

  /** Finds one guest, by an id that may belong to a record merged since. */
  guest(eventId: EventId, rsvpId: RsvpId, userId: UserId): Promise<GuestOfHistory | undefined> {
    return this.read.one<GuestOfHistory>(
      `select ${rsvpSelection}, exists (select 1 from rsvp.guests o where o.phone = g.phone and o.event_id = g.event_id
           and o.deleted_at is null and o.id < g.id) as "duplicatePhone", i.host_id as "hostId"
       from rsvp.guests g join rsvp.invitations i on i.id = g.event_id and ${mayRead('$3')} and i.deleted_at is null
       where g.id = ${currentId('$2::uuid')} and g.event_id = $1 and g.deleted_at is null`,
      [eventId, rsvpId, userId],
    );
  }

  notes(rsvpId: RsvpId): Promise<StoredNote[]> {
    return this.read.rows<StoredNote>(
      'select at, kind, by, actor_id as "actorId", text, details from rsvp.history where rsvp_id = $1 order by at desc, id desc',
      [rsvpId],
    );
  }

  /** Replies of the hosts to the guest. */
  replies(rsvpId: RsvpId): Promise<StoredReply[]> {
    return this.read.rows<StoredReply>(
      'select created_at as at, actor_id as "actorId", text, status from rsvp.host_replies where rsvp_id = $1',
      [rsvpId],
    );
  }

  /** Senders of these campaigns; automatic ones have none. */
  async senders(campaignIds: CampaignId[]): Promise<Map<string, string>> {
    const rows = await this.read.rows<{ id: string; actorId: UserId }>(
      'select id, actor_id as "actorId" from rsvp.campaigns where id = any($1) and actor_id is not null',
      [campaignIds],
    );
    return new Map(rows.map(({ id, actorId }) => [id, actorId]));
  }
}
