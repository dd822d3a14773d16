import { Injectable } from '@nestjs/common';
import type { PublicEventId, RegistrationId, UserId } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { assignments, columnsOf, returningRows, selection, toRow, type Tx } from '@smachot/server-platform';
import { Registration, type RegistrationState } from '../domain/registration';
import { RegistrationSchema } from './hosted-events.schema';
import { TicketRepository } from './tickets/ticket.repository';

const columns = columnsOf(RegistrationSchema);
export const registrationSelection = selection(columns, 'r');
const FROZEN: (keyof RegistrationState)[] = ['id', 'eventId', 'userId', 'createdAt'];

/** Most registrations that one person makes in 24 hours. */
export const MOST_REGISTRATIONS_A_DAY = 20;
/** Registrations of the waiting list that are read at once. */
export const WAITING_AT_ONCE = 200;

/** Repository of registrations and their tickets. Its statements run while the event's row is locked. */
@Injectable()
export class RegistrationRepository {
  constructor(private readonly tickets: TicketRepository) {}

  async load(tx: Tx, id: RegistrationId): Promise<Registration | undefined> {
    const [one] = await this.find(tx, 'r.id = $1', [id]);
    return one;
  }

  /** False when the person has a registration for the event that stands. */
  async add(tx: Tx, registration: Registration): Promise<boolean> {
    const added = returningRows(
      await tx.query(
        `insert into hosted_events.registrations select * from json_populate_record(null::hosted_events.registrations, $1)
         on conflict do nothing returning id`,
        [JSON.stringify(toRow(columns, registration.state))],
      ),
    );
    if (added.length === 0) return false;
    tx.hint(`hosted_event:${registration.state.eventId}`);
    await this.tickets.follow(tx, [registration]);
    return true;
  }

  /** Saves many in one statement. */
  async save(tx: Tx, registrations: readonly Registration[]): Promise<void> {
    if (registrations.length === 0) return;
    await tx.query(
      `update hosted_events.registrations r set ${assignments<RegistrationState>(columns, FROZEN)}
       from json_populate_recordset(null::hosted_events.registrations, $1) n where r.id = n.id`,
      [JSON.stringify(registrations.map(({ state }) => toRow(columns, state)))],
    );
    for (const eventId of new Set(registrations.map(({ state }) => state.eventId)))
      tx.hint(`hosted_event:${eventId}`);
    await this.tickets.follow(tx, registrations);
  }

  /** The waiting list, the earliest first: those for whom the event has `seats` enough, and their kind of ticket too. */
  waiting(tx: Tx, eventId: PublicEventId, seats: number): Promise<Registration[]> {
    return this.find(
      tx,
      `r.event_id = $1 and r.status = 'pending' and r.waitlisted and r.participants <= $2
         and not exists (select 1 from hosted_events.ticket_types t
           where t.id = r.ticket_type_id and t.taken + r.participants > t.quantity_available)
       order by r.id limit ${WAITING_AT_ONCE}`,
      [eventId, seats],
    );
  }

  /** Those that wait for the host since before a moment; `all`: and the waiting list. */
  overdue(tx: Tx, eventId: PublicEventId, since: Date, all: boolean): Promise<Registration[]> {
    return this.find(
      tx,
      `r.event_id = $1 and r.status = 'pending' and ($3 or (not r.waitlisted and not r.unpaid and r.pending_since <= $2)) order by r.id`,
      [eventId, since, all],
    );
  }

  /** Pending and approved ones; of one person alone when named. */
  standing(tx: Tx, eventId: PublicEventId, userId?: UserId): Promise<Registration[]> {
    return this.find(
      tx,
      `r.event_id = $1 and r.status in ('pending', 'approved') and ($2::uuid is null or r.user_id = $2) order by r.id`,
      [eventId, userId ?? null],
    );
  }

  /** Kinds of tickets that somebody has or waits for. */
  async ticketsInUse(tx: Tx, eventId: PublicEventId): Promise<Set<string>> {
    const rows = await tx.query<{ id: string }>(
      `select distinct ticket_type_id as id from hosted_events.registrations
       where event_id = $1 and status in ('pending', 'approved') and ticket_type_id is not null`,
      [eventId],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /**
   * What a person did with an event before, and how often they registered for any in 24 hours; until the transaction ends no other
   * request registers them.
   */
  async historyOf(
    tx: Tx,
    eventId: PublicEventId,
    userId: UserId,
    now: Date,
  ): Promise<{ refusedByHost: boolean; today: number }> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('hosted_events.registrant'), hashtext($1))`, [
      userId,
    ]);
    const [row] = await tx.query<{ refusedByHost: boolean; today: number }>(
      `select coalesce(bool_or(event_id = $1 and ended_by = 'host'), false) as "refusedByHost",
         count(*) filter (where created_at > $3)::int as today
       from hosted_events.registrations where user_id = $2`,
      [eventId, userId, new Date(now.getTime() - DAY_MS)],
    );
    return row!;
  }

  /** Events with registrations that are rejected by now: nobody answered in time, or the event has begun. */
  async eventsDue(tx: Tx, since: Date, now: Date): Promise<PublicEventId[]> {
    const rows = await tx.query<{ id: PublicEventId }>(
      `select r.event_id as id from hosted_events.registrations r
         where r.status = 'pending' and not r.waitlisted and not r.unpaid and r.pending_since <= $1 and r.user_id is not null
       union
       select e.id from hosted_events.events e where e.start_datetime between $2::timestamptz - interval '7 days' and $2
         and exists (select 1 from hosted_events.registrations r
           where r.event_id = e.id and r.status = 'pending' and r.user_id is not null)
       limit 100`,
      [since, now],
    );
    return rows.map(({ id }) => id);
  }

  /** Events for which a person's registration stands. */
  async eventsOf(tx: Tx, userId: UserId): Promise<PublicEventId[]> {
    const rows = await tx.query<{ id: PublicEventId }>(
      `select event_id as id from hosted_events.registrations
       where user_id = $1 and status in ('pending', 'approved') order by event_id`,
      [userId],
    );
    return rows.map(({ id }) => id);
  }

  async deleteOf(tx: Tx, userId: UserId): Promise<void> {
    await tx.query('delete from hosted_events.registrations where user_id = $1', [userId]);
  }

  private async find(tx: Tx, condition: string, parameters: unknown[]): Promise<Registration[]> {
    const rows = await tx.query<RegistrationState>(
      `select ${registrationSelection} from hosted_events.registrations r where ${condition}`,
      parameters,
    );
    return rows.map((state) => new Registration(state));
  }
}
