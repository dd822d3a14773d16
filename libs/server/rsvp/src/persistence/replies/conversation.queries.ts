import { Injectable } from '@nestjs/common';
import type { EventId, ReplyStatus, RsvpId, UserId } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { ReadModel, type Tx } from '@smachot/server-platform';
import { currentId } from '../guests/merged-guests';
import { mayRead } from '../invitations/invitation-access';

export type ConversationGuest = {
  id: string;
  name: string;
  phone: E164 | null;
  optedOut: boolean;
  hostId: UserId;
  sends: number;
  /** Ids of the records merged into this one. */
  merged: string[];
};
export type SentMessage = {
  id: string;
  at: Date;
  /** Message of the product; null for a host's own words. */
  say: string | null;
  text: string | null;
  status: ReplyStatus | null;
  actorId: UserId | null;
  retriedAs: string | null;
};
type Recipient = { rsvpId: RsvpId; phone: E164 | null };

/** Maximum number of messages of a conversation. */
export const MAX_MESSAGES = 200;
const SENT = `
select * from (
  select id, created_at as at, say, null as text, null as status, null::uuid as "actorId", null::uuid as "retriedAs"
  from rsvp.turns where rsvp_id = $1
  union all
  select id, created_at, null, text, status, actor_id, retried_as from rsvp.host_replies where rsvp_id = $1) said
order by at desc, id desc limit ${MAX_MESSAGES}`;
const RECIPIENT = `from rsvp.guests where id = ${currentId('$1::uuid')} and event_id = $2 and deleted_at is null`;

/** Read model of the conversation of a guest and the hosts. Ids may belong to records merged since. */
@Injectable()
export class ConversationQueries {
  constructor(private readonly read: ReadModel) {}

  guest(eventId: EventId, rsvpId: RsvpId, userId: UserId): Promise<ConversationGuest | undefined> {
    return this.read.one<ConversationGuest>(
      `select g.id, g.name, g.phone, g.opted_out as "optedOut", g.sends, i.host_id as "hostId",
         array(select a.absorbed_id::text from rsvp.merged_guests a where a.survivor_id = g.id) as merged
       from rsvp.guests g join rsvp.invitations i on i.id = g.event_id and ${mayRead('$3')} and i.deleted_at is null
       where g.id = ${currentId('$2::uuid')} and g.event_id = $1 and g.deleted_at is null`,
      [eventId, rsvpId, userId],
    );
  }

  /** Latest messages of the product and the hosts to a guest. */
  sentTo(rsvpId: RsvpId): Promise<SentMessage[]> {
    return this.read.rows<SentMessage>(SENT, [rsvpId]);
  }

  /** A guest's messages that wait, or waited, for a host. */
  inbox(rsvpId: RsvpId): Promise<{ id: string; unread: boolean }[]> {
    return this.read.rows<{ id: string; unread: boolean }>(
      'select inbound_id as id, read_at is null as unread from rsvp.inbox_messages where rsvp_id = $1',
      [rsvpId],
    );
  }

  /** Guest to whom a host wants to reply. */
  recipient(
    eventId: EventId,
    rsvpId: RsvpId,
  ): Promise<(Recipient & { optedOut: boolean; sends: number }) | undefined> {
    return this.read.one(`select id as "rsvpId", phone, opted_out as "optedOut", sends ${RECIPIENT}`, [
      rsvpId,
      eventId,
    ]);
  }

  /** Reads inside the transaction; stable while the event is locked. */
  async recipientOfLockedEvent(tx: Tx, eventId: EventId, rsvpId: RsvpId): Promise<Recipient | undefined> {
    const [guest] = await tx.query<Recipient>(`select id as "rsvpId", phone ${RECIPIENT}`, [rsvpId, eventId]);
    return guest;
  }
}
