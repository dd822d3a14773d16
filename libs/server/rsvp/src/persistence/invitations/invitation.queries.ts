import { Injectable } from '@nestjs/common';
import type { BillingState, EventId, InvitationRole, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import type * as z from 'zod/mini';
import type { InvitationState } from '../../domain/invitations/invitation';
import { INVITATION_FAILED } from '../sending/sending.queries';
import { eventStats, type StatsRow } from '../guests/guest-stats';
import { mayRead, roleOf } from './invitation-access';
import { invitationSelection } from './invitation.repository';

export type InvitationRow = InvitationState & {
  billState: z.infer<typeof BillingState> | null;
  /** Time by which existing responses are billed, also when the event is later. */
  billedBy: Date | null;
  responses: number;
  nextReminderAt: Date | null;
  dayOfAt: Date | null;
  thankYouAt: Date | null;
  tablesAt: Date | null;
  remindable: number;
  role: InvitationRole;
};

/** Columns of an invitation `i`, and the values that the user of the placeholder sees beside them. */
const viewSelection = (user: string): string => `${invitationSelection},
  ${roleOf(user)} as role,
  (select b.state from rsvp.bills b where b.event_id = i.id and (i.billed_at is not null or b.state in ('due', 'failed'))
   order by b.state = 'failed' desc, b.created_at desc limit 1) as "billState",
  (select l.until from rsvp.billing_limits l where l.event_id = i.id) as "billedBy",
  (select count(*)::int from rsvp.billable_facts f where f.event_id = i.id) as responses,
  (select min(r.due_at) from rsvp.rounds r where r.event_id = i.id and r.kind = 'reminder' and r.done_at is null) as "nextReminderAt",
  (select r.due_at from rsvp.rounds r where r.event_id = i.id and r.kind = 'day_of' and r.done_at is null limit 1) as "dayOfAt",
  (select r.due_at from rsvp.rounds r where r.event_id = i.id and r.kind = 'thank_you' and r.done_at is null limit 1) as "thankYouAt",
  (select r.due_at from rsvp.rounds r where r.event_id = i.id and r.kind = 'table' and r.done_at is null limit 1) as "tablesAt",
  (select count(*)::int from rsvp.guests g where g.event_id = i.id and g.deleted_at is null
     and (g.status in ('sent', 'received', 'maybe', 'no_response') or (${INVITATION_FAILED}))) as remindable`;

/** Read model of invitations, each with what the reading host sees beside it. */
@Injectable()
export class InvitationQueries {
  constructor(private readonly read: ReadModel) {}

  one(eventId: EventId, userId: UserId): Promise<InvitationRow | undefined> {
    return this.read.one<InvitationRow>(
      `select ${viewSelection('$2')} from rsvp.invitations i where i.id = $1 and ${mayRead('$2')} and i.deleted_at is null`,
      [eventId, userId],
    );
  }

  /** Invitations that a user owns or co-hosts, newest first, each with its numbers. `before`: id of the last one shown. */
  page(
    userId: UserId,
    before: string | null,
    limit: number,
    now: Date,
  ): Promise<(InvitationRow & { stats: StatsRow })[]> {
    return this.read.rows<InvitationRow & { stats: StatsRow }>(
      `select ${viewSelection('$1')}, to_json(s) as stats
       from rsvp.invitations i, lateral (select i.questions @> '{headcount}' as headcount) a,
         lateral (${eventStats({ event: 'i.id', now: '$4::timestamptz' })}) s
       where (i.host_id = $1 or i.id in (select event_id from rsvp.cohosts where user_id = $1)) and i.deleted_at is null and ($2::uuid is null or i.id < $2) order by i.id desc limit $3`,
      [userId, before, limit, now],
    );
  }
}
