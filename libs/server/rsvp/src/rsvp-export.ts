import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountExport } from '@smachot/server-identity';
import { ReadModel } from '@smachot/server-platform';

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
        `select i.id, i.title, i.host_name as "hostName", i.event_type as "eventType", i.date, i.location, i.questions,
           i.closing_date as "closingDate", i.consent_at as "consentAt", i.created_at as "createdAt", i.deleted_at as "deletedAt",
           (select count(*)::int from rsvp.billable_facts f where f.event_id = i.id) as "billableResponses"
         from rsvp.invitations i where i.host_id = $1 order by i.id`,
        [userId],
      ),
    );
    this.exports.contribute('guests', (userId) =>
      this.read.rows(
        `select g.id, g.event_id as "eventId", g.name as "attendeeName", g.phone as "attendeePhone", g.guest_group as "group",
           g.group_label as "groupLabel", g.side, g.host_note as "hostNote", g.table_name as "tableName", g.language, g.estimated as "estimatedNumberOfGuests", g.number as "numberOfGuests",
           g.income::float8 / 100 as income, g.status as "rsvpStatus", g.answers, g.answered_at as "answeredAt",
           g.created_at as "createdAt", g.deleted_at as "deletedAt"
         from rsvp.invitations i join rsvp.guests g on g.event_id = i.id where i.host_id = $1 order by g.event_id, g.id`,
        [userId],
      ),
    );
  }
}
