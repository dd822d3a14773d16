import { Injectable } from '@nestjs/common';
import type { EventId, UserId } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { assignments, returningRows, selection, toRow, type Tx, columnsOf } from '@smachot/server-platform';
import { Invitation, type InvitationState } from '../../domain/invitations/invitation';
import type { PlannedRound, RoundKind } from '../../domain/sending/rounds';
import { InvitationSchema } from './invitation.schema';

const columns = columnsOf(InvitationSchema);
export const invitationSelection = selection(columns, 'i');

@Injectable()
export class InvitationRepository {
  /** Locks an invitation without checking permissions; InvitationAccess does that. */
  async lock(tx: Tx, id: EventId): Promise<Invitation | undefined> {
    const rows = await tx.query<InvitationState>(
      `select ${invitationSelection} from rsvp.invitations i where i.id = $1 and i.deleted_at is null for update`,
      [id],
    );
    return rows[0] && new Invitation(rows[0]);
  }

  /** Loads events of any host without a lock, deleted ones included; for jobs and guests. */
  async loadMany(tx: Tx, ids: EventId[]): Promise<Map<string, Invitation>> {
    const rows = await tx.query<InvitationState>(
      `select ${invitationSelection} from rsvp.invitations i where i.id = any($1)`,
      [ids],
    );
    return new Map(rows.map((row) => [row.id, new Invitation(row)]));
  }

  /** How many events a host created in 24 hours, deleted and past ones included, and how many are to come; until the transaction ends no other request adds one. */
  async countOf(tx: Tx, hostId: UserId, now: Date): Promise<{ today: number; ahead: number }> {
    await tx.query(`select pg_advisory_xact_lock(hashtextextended('rsvp.events:' || $1, 0))`, [hostId]);
    const [row] = await tx.query<{ today: number; ahead: number }>(
      `select count(*) filter (where created_at > $2)::int as today,
         count(*) filter (where date > $3 and deleted_at is null)::int as ahead
       from rsvp.invitations where host_id = $1`,
      [hostId, new Date(now.getTime() - DAY_MS), now],
    );
    return row!;
  }

  /** Ids of a host's events. */
  async idsOf(tx: Tx, hostId: UserId): Promise<string[]> {
    const events = await tx.query<{ id: EventId }>(
      'select id from rsvp.invitations where host_id = $1 and deleted_at is null',
      [hostId],
    );
    return events.map(({ id }) => id);
  }

  async add(tx: Tx, invitation: Invitation): Promise<void> {
    await tx.query(
      'insert into rsvp.invitations select * from json_populate_record(null::rsvp.invitations, $1)',
      [JSON.stringify(toRow(columns, invitation.state))],
    );
  }

  async save(tx: Tx, invitation: Invitation): Promise<void> {
    invitation.state.version += 1;
    await tx.query(
      `update rsvp.invitations i set ${assignments<InvitationState>(columns, ['id', 'hostId', 'createdAt'])}
       from json_populate_record(null::rsvp.invitations, $1) n where i.id = n.id`,
      [JSON.stringify(toRow(columns, invitation.state))],
    );
    tx.emitFrom(invitation);
    tx.hint(`event:${invitation.state.id}`);
  }

  /**
   * Replaces the rounds that are open by those of the plan which are ahead. Completed rounds stay and are not planned again, except a
   * reminder whose new time is more than three days after it was sent; so does one of the plan that is due and waits for its turn.
   * @param again the kinds whose completed rounds are planned again
   */
  async planRounds(
    tx: Tx,
    eventId: EventId,
    rounds: PlannedRound[],
    now: Date,
    again: readonly RoundKind[] = [],
  ): Promise<void> {
    const [keys, dueAt] = [rounds.map((round) => round.key), rounds.map((round) => round.dueAt)];
    await tx.query(
      `delete from rsvp.rounds where event_id = $1 and done_at is null
         and (key, due_at) not in (select * from unnest($2::text[], $3::timestamptz[]))`,
      [eventId, keys, dueAt],
    );
    await tx.query(
      `insert into rsvp.rounds (event_id, key, kind, due_at)
       select $1, * from unnest($2::text[], $3::text[], $4::timestamptz[]) p(key, kind, due_at) where due_at > $5
       on conflict (event_id, key) do update set due_at = excluded.due_at, done_at = null
         where rounds.done_at is not null and (rounds.kind = any($6)
           or (rounds.kind = 'reminder' and excluded.due_at > rounds.done_at + interval '3 days'))`,
      [eventId, keys, rounds.map((round) => round.kind), dueAt, now, again],
    );
  }

  /** @returns whether the round was due and is now completed: two workers must not both send it */
  async claimRound(tx: Tx, eventId: EventId, key: string, now: Date): Promise<boolean> {
    const claimed = await tx.query(
      'update rsvp.rounds set done_at = $3 where event_id = $1 and key = $2 and done_at is null and due_at <= $3 returning key',
      [eventId, key, now],
    );
    return returningRows(claimed).length > 0;
  }

  /** Deletes never confirmed uploads, requested links, co-host invitations and scheduled messages of an event. */
  async removeOpenRequests(tx: Tx, eventId: EventId): Promise<void> {
    for (const table of ['table_uploads', 'link_requests', 'cohost_invitations', 'scheduled_sends'])
      await tx.query(`delete from rsvp.${table} where event_id = $1`, [eventId]);
  }

  /** Cancels an event's open campaigns; returns their ids. */
  async cancelCampaigns(tx: Tx, eventId: EventId): Promise<string[]> {
    const cancelled = returningRows(
      await tx.query<{ id: EventId }>(
        `update rsvp.campaigns set status = 'cancelled' where event_id = $1 and status in ('running', 'paused') returning id`,
        [eventId],
      ),
    );
    return cancelled.map(({ id }) => id);
  }
}
