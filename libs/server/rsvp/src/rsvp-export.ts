import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { EventId, UserId } from '@smachot/contracts';
import { AccountExport } from '@smachot/server-identity';
import { ReadModel } from '@smachot/server-platform';
import { EXPORT_PAGE } from './persistence/guests/guest-export.queries';

/** Celebrations part of an account's data export: the events, their guests and the guests' answers, without links and hashes. */
@Injectable()
export class RsvpExport implements OnModuleInit {
  constructor(
    private readonly read: ReadModel,
    private readonly exports: AccountExport,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('events', (userId) =>
      this.read.rows(
        `select i.id, i.title, i.host_name as "hostName", i.event_type as "eventType",
           coalesce(i.occasion, i.event_type) as occasion, i.date, i.location, i.questions,
           i.closing_date as "closingDate", i.consent_at as "consentAt", i.created_at as "createdAt", i.deleted_at as "deletedAt",
           (select count(*)::int from rsvp.billable_facts f where f.event_id = i.id) as "billableResponses"
         from rsvp.invitations i where i.host_id = $1 order by i.id`,
        [userId],
      ),
    );
    this.exports.contribute('guests', (userId) =>
      this.pages(
        userId,
        `select g.id as key, g.id, g.event_id as "eventId", g.name as "attendeeName", g.phone as "attendeePhone", g.guest_group as "group",
           g.group_label as "groupLabel", g.side, g.host_note as "hostNote", g.table_name as "tableName", g.language, g.estimated as "estimatedNumberOfGuests",
           g.estimate_given as "estimateGiven", g.number as "numberOfGuests",
           g.income::float8 / 100 as income, g.status as "rsvpStatus", g.answers, g.answered_at as "answeredAt",
           g.created_at as "createdAt", g.deleted_at as "deletedAt"
         from rsvp.guests g where g.event_id = $1 and ($2::uuid is null or g.id > $2) order by g.id`,
      ),
    );
    this.addRides();
    this.exports.contribute('gifts', (userId) =>
      this.pages(
        userId,
        `select f.id as key, f.event_id as "eventId", f.rsvp_id as "guestId", f.giver, f.side, f.guest_group as "group", f.kind,
           f.amount::float8 / 100 as amount, f.note, f.recorded_at as "recordedAt", f.thanked_at as "thankedAt"
         from rsvp.gifts f where f.event_id = $1 and ($2::uuid is null or f.id > $2) order by f.id`,
      ),
    );
  }

  private addRides(): void {
    this.exports.contribute('rides', (userId) =>
      this.pages(
        userId,
        `select c.rsvp_id as key, c.event_id as "eventId", c.rsvp_id as "guestId", s.name as stop, c.lost_stop as "removedStop", c.persons, c.ways,
           c.again as "choosesAgain", t.name as "busThere", b.name as "busBack", c.chosen_by as "chosenBy", c.chosen_at as "chosenAt"
         from rsvp.ride_choices c
           left join rsvp.ride_stops s on s.id = c.stop_id
           left join rsvp.buses t on t.id = c.there_bus_id left join rsvp.buses b on b.id = c.back_bus_id
         where c.event_id = $1 and ($2::uuid is null or c.rsvp_id > $2) order by c.rsvp_id`,
      ),
    );
    this.exports.contribute('rideStops', (userId) =>
      this.read.rows(
        `select s.event_id as "eventId", s.name, s.location, s.departs_at as "departsAt", s.note
         from rsvp.invitations i join rsvp.ride_stops s on s.event_id = i.id where i.host_id = $1 order by s.event_id, s.id`,
        [userId],
      ),
    );
  }

  /**
   * Reads the rows of all events of a host, an event at a time.
   * @param sql of the event $1, in the order of `key`, which follows $2
   */
  private async *pages(hostId: UserId, sql: string): AsyncGenerator<object[]> {
    const events = await this.read.rows<{ id: EventId }>(
      'select id from rsvp.invitations where host_id = $1 order by id',
      [hostId],
    );
    for (const { id } of events)
      for (let after: string | null = null, full = true; full;) {
        const rows: { key: string }[] = await this.read.rows(`${sql} limit ${EXPORT_PAGE}`, [id, after]);
        yield rows.map(({ key: _, ...row }) => row);
        after = rows.at(-1)?.key ?? null;
        full = rows.length === EXPORT_PAGE;
      }
  }
}
