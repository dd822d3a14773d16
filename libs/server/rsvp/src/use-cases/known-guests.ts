import type { KnownGuest } from '../table/match-guests';

type Asks = <Row>(sql: string, parameters: unknown[]) => Promise<Row[]>;

/** Reads the guests of an event in the form that tables are compared with, in order of their ids. */
export const knownGuests = (ask: Asks, eventId: string): Promise<KnownGuest[]> =>
  ask<KnownGuest>(
    `select g.id, g.name as "attendeeName", g.phone as "attendeePhone", g.guest_group as "group", g.group_label as "groupLabel",
       g.side, g.table_name as "tableName", g.host_note as "hostNote",
       g.estimated as "estimatedNumberOfGuests", g.language, g.special_requests as "specialRequests",
       coalesce(g.answers->'special_requests'->>'by' = 'guest', false) as "ownWords"
     from rsvp.guests g where g.event_id = $1 and g.deleted_at is null order by g.id`,
    [eventId],
  );

/** Whether two reads of an event's guests are equal. */
export const sameGuests = (one: KnownGuest[], other: KnownGuest[]): boolean =>
  one.length === other.length &&
  one.every((guest, at) => JSON.stringify(guest) === JSON.stringify(other[at]));
