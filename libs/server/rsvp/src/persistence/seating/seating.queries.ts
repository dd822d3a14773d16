import { Injectable } from '@nestjs/common';
import type {
  EventId,
  InvitationRole,
  RsvpId,
  RsvpStatus,
  SeatingTable,
  SeatingWish,
  SplitSeats,
  UserId,
} from '@smachot/contracts';
import { seatsOf } from '@smachot/lifecycles';
import { columnsWithout, ReadModel, selection } from '@smachot/server-platform';
import { seats } from '../guests/guest-stats';
import { mayRead, roleOf } from '../invitations/invitation-access';
import { SeatingTableSchema, SplitSeatsSchema } from './seating.schema';

/** A table name of guests, and how many they are. */
export type NamedTable = { name: string; seats: number };
export type SeatingEvent = { title: string; date: Date; role: InvitationRole };

/** What the seats of a record follow from. */
type CountedRow = {
  status: RsvpStatus;
  numberOfGuests: number | null;
  estimatedNumberOfGuests: number;
  headcount: boolean;
};
/** A record with a table. */
export type SeatedRow = { id: RsvpId; name: string; tableName: string; seats: number };

/** SQL of the seats of guest `g`. */
const seatsOfGuest = seats(`i.questions @> '{headcount}'`);

const tableSelection = selection(columnsWithout(SeatingTableSchema, ['eventId']), 't');
const splitSelection = selection(columnsWithout(SplitSeatsSchema, ['eventId']), 's');

/** Read model of the seating plan. */
@Injectable()
export class SeatingQueries {
  constructor(private readonly read: ReadModel) {}

  /** Undefined when the user may not see the event. */
  event(eventId: EventId, userId: UserId): Promise<SeatingEvent | undefined> {
    return this.read.one<SeatingEvent>(
      `select i.title, i.date, ${roleOf('$2')} as role from rsvp.invitations i
       where i.id = $1 and ${mayRead('$2')} and i.deleted_at is null`,
      [eventId, userId],
    );
  }

  tables(eventId: EventId): Promise<SeatingTable[]> {
    return this.read.rows<SeatingTable>(
      `select ${tableSelection} from rsvp.seating_tables t where t.event_id = $1 order by t.name, t.id`,
      [eventId],
    );
  }

  /** Splits that count: those of guests who still have that table name. */
  splits(eventId: EventId): Promise<SplitSeats[]> {
    return this.read.rows<SplitSeats>(
      `select ${splitSelection} from rsvp.split_seats s
       join rsvp.guests g on g.id = s.rsvp_id and g.table_name = s.table_name and g.deleted_at is null
       where s.event_id = $1 order by s.rsvp_id`,
      [eventId],
    );
  }

  /** Of guests that were merged, the records that are left. */
  wishes(eventId: EventId): Promise<SeatingWish[]> {
    return this.read.rows<SeatingWish>(
      `select w.id as "_id", w.kind, array(
         select distinct coalesce(m.survivor_id, r.id) from unnest(w.rsvp_ids) r(id)
         left join rsvp.merged_guests m on m.absorbed_id = r.id) as "rsvpIds"
       from rsvp.seating_wishes w where w.event_id = $1 order by w.id`,
      [eventId],
    );
  }

  /** Records with a table, without those who declined, and how many seats they take. */
  async seated(eventId: EventId): Promise<SeatedRow[]> {
    const rows = await this.read.rows<Omit<SeatedRow, 'seats'> & CountedRow>(
      `select g.id, g.name, g.table_name as "tableName", g.status, g.number as "numberOfGuests",
         g.estimated as "estimatedNumberOfGuests", i.questions @> '{headcount}' as headcount
       from rsvp.guests g join rsvp.invitations i on i.id = g.event_id
       where g.event_id = $1 and g.deleted_at is null and g.table_name is not null and g.status <> 'declined'
       order by g.id`,
      [eventId],
    );
    return rows.map(({ id, name, tableName, status, headcount, ...numbers }) => ({
      ...{ id, name, tableName },
      seats: status === 'confirmed' ? seatsOf(numbers, headcount) : numbers.estimatedNumberOfGuests,
    }));
  }

  /** Table names of guests, without those of guests at two tables, and the seats they stand for; those who declined take none. */
  names(eventId: EventId, limit: number): Promise<NamedTable[]> {
    return this.read.rows<NamedTable>(
      `select g.table_name as name, coalesce(sum(${seatsOfGuest}) filter (where g.status <> 'declined'), 0)::int as seats
       from rsvp.guests g join rsvp.invitations i on i.id = g.event_id
       where g.event_id = $1 and g.deleted_at is null and g.table_name is not null
         and not exists (select 1 from rsvp.split_seats s where s.rsvp_id = g.id and s.table_name = g.table_name)
       group by g.table_name order by length(g.table_name), g.table_name limit $2`,
      [eventId, limit],
    );
  }
}
