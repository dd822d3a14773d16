import { Injectable } from '@nestjs/common';
import type { E164 } from '@smachot/kernel';
import type { EventId, InboundId, RsvpId, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { mayRead } from '../invitations/invitation-access';

/** Guest with messages for the hosts; `inboundId`: the latest one. */
export type InboxRow = {
  rsvpId: RsvpId;
  inboundId: InboundId;
  at: Date;
  name: string;
  phone: E164 | null;
  optedOut: boolean;
  unread: number;
  answeredAt: Date | null;
};
type Page = { after: Pick<InboxRow, 'at' | 'inboundId'> | undefined; unread: boolean; limit: number };

const UNREAD = `(select count(*)::int from rsvp.inbox_messages u where u.rsvp_id = m.rsvp_id and u.read_at is null)`;
const ROWS = `
select m.rsvp_id as "rsvpId", m.inbound_id as "inboundId", m.at, g.name, g.phone, g.opted_out as "optedOut", ${UNREAD} as unread,
  (select max(r.created_at) from rsvp.host_replies r where r.rsvp_id = m.rsvp_id) as "answeredAt"
from rsvp.inbox_messages m join rsvp.guests g on g.id = m.rsvp_id and g.deleted_at is null
where m.event_id = $1 and ($2::timestamptz is null or (m.at, m.inbound_id) < ($2::timestamptz, $3::uuid))
  and (not $4 or ${UNREAD} > 0)
  and not exists (select 1 from rsvp.inbox_messages n where n.rsvp_id = m.rsvp_id and (n.at, n.inbound_id) > (m.at, m.inbound_id))
order by m.at desc, m.inbound_id desc limit $5`;

/** Read model of the hosts' inbox. */
@Injectable()
export class InboxQueries {
  constructor(private readonly read: ReadModel) {}

  /** Number of guests with unread messages; undefined when the user may not see the event. */
  async countUnread(eventId: EventId, userId: UserId): Promise<number | undefined> {
    const row = await this.read.one<{ unread: number }>(
      `select (select count(distinct m.rsvp_id)::int from rsvp.inbox_messages m
         join rsvp.guests g on g.id = m.rsvp_id and g.deleted_at is null
         where m.event_id = i.id and m.read_at is null) as unread
       from rsvp.invitations i where i.id = $1 and ${mayRead('$2')} and i.deleted_at is null`,
      [eventId, userId],
    );
    return row?.unread;
  }

  /** Guests of an event with messages, newest first. */
  page(eventId: EventId, { after, unread, limit }: Page): Promise<InboxRow[]> {
    return this.read.rows<InboxRow>(ROWS, [
      eventId,
      after?.at ?? null,
      after?.inboundId ?? null,
      unread,
      limit,
    ]);
  }
}
