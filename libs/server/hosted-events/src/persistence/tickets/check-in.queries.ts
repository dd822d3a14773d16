import { Injectable } from '@nestjs/common';
import type { PublicEventId, TicketId, UserId } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';

export type CheckInEvent = { title: string; startsAt: Date; endsAt: Date };
/** A ticket that stands, with whose it is. `of`: how many seats the registration has. */
export type TicketAtDoor = {
  id: TicketId;
  code: string;
  seat: number;
  of: number;
  ticketName: string | null;
  userId: UserId | null;
};

/** Reads events and tickets for the door. */
@Injectable()
export class CheckInQueries {
  constructor(private readonly read: ReadModel) {}

  event(id: PublicEventId): Promise<CheckInEvent | undefined> {
    return this.read.one<CheckInEvent>(
      `select title, start_datetime as "startsAt", end_datetime as "endsAt" from hosted_events.events
       where id = $1 and deleted_at is null`,
      [id],
    );
  }

  tickets(eventId: PublicEventId, after: string | null, limit: number): Promise<TicketAtDoor[]> {
    return this.read.rows<TicketAtDoor>(
      `select t.id, t.code, t.seat, r.participants as of, r.user_id as "userId",
         (select k.name from hosted_events.ticket_types k where k.id = r.ticket_type_id) as "ticketName"
       from hosted_events.tickets t join hosted_events.registrations r on r.id = t.registration_id
       where t.event_id = $1 and t.revoked_at is null and ($2::uuid is null or t.id > $2) order by t.id limit $3`,
      [eventId, after, limit],
    );
  }

  /** Tickets of an event that were admitted and not taken back, each once. */
  async countArrived(eventId: PublicEventId): Promise<number> {
    const row = await this.read.one<{ count: number }>(
      `select count(distinct a.subject_id)::int as count from hosted_events.arrivals a
       where a.event_id = $1 and a.undoes is null and not exists (
         select 1 from hosted_events.arrivals u where u.undoes = a.id and u.event_id = a.event_id)`,
      [eventId],
    );
    return row!.count;
  }

  /** Which of some ids are tickets of the event; revoked ones too, whose people may be in already. */
  async known(eventId: PublicEventId, ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.read.rows<{ id: string }>(
      'select id from hosted_events.tickets where event_id = $1 and id = any($2::uuid[])',
      [eventId, ids],
    );
    return new Set(rows.map(({ id }) => id));
  }
}
