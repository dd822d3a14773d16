import { Injectable } from '@nestjs/common';
import type {
  AnswerOf,
  CohostInvitationId,
  CohostRole,
  EventId,
  listCohosts,
  UserId,
} from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';

export type CohostRow = { id: string; userId: UserId; role: CohostRole };
type CohostsOfEvent = { members: CohostRow[]; invitations: AnswerOf<typeof listCohosts>['invitations'] };
type OpenInvitation = {
  invitationId: CohostInvitationId;
  eventId: EventId;
  title: string;
  hostName: string;
  role: CohostRole;
  expiresAt: Date;
};

/** Read model of co-hosts and of the invitations to become one. */
@Injectable()
export class CohostQueries {
  constructor(private readonly read: ReadModel) {}

  /** Co-hosts of an event, and its open invitations. */
  async of(eventId: EventId, now: Date): Promise<CohostsOfEvent> {
    const row = await this.read.one<CohostsOfEvent>(
      `select
         coalesce((select json_agg(json_build_object('id', c.id, 'userId', c.user_id, 'role', c.role) order by c.joined_at, c.id)
          from rsvp.cohosts c where c.event_id = $1), '[]') as members,
         coalesce((select json_agg(json_build_object('invitationId', i.id, 'phoneNumber', i.phone, 'role', i.role,
            'expiresAt', to_char(i.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) order by i.id)
          from rsvp.cohost_invitations i
          where i.event_id = $1 and i.answered_at is null and i.expires_at > $2 and i.phone is not null), '[]') as invitations`,
      [eventId, now],
    );
    return row!;
  }

  /** Open invitations to a phone. */
  invitationsTo(phone: E164, now: Date): Promise<OpenInvitation[]> {
    return this.read.rows<OpenInvitation>(
      `select c.id as "invitationId", i.id as "eventId", i.title, i.host_name as "hostName", c.role, c.expires_at as "expiresAt"
       from rsvp.cohost_invitations c join rsvp.invitations i on i.id = c.event_id
       where c.phone = $1 and c.answered_at is null and c.expires_at > $2 and i.deleted_at is null order by c.id`,
      [phone, now],
    );
  }
}
