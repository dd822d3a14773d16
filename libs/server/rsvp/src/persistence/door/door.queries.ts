import { Injectable } from '@nestjs/common';
import type { EventId, UserId } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { ReadModel } from '@smachot/server-platform';
import { seats } from '../guests/guest-stats';

export type DoorEvent = { title: string; date: Date };
export type GuestAtDoor = { id: string; name: string; seats: number; group: string; table: string };
export type ArrivedSeats = {
  eventId: EventId;
  hostId: UserId;
  /** People who arrived, walk-ins included. */
  arrived: number;
  /** Those of them whom one guest counts beyond the expected seats by several scans: perhaps the same people twice. */
  inDoubt: number;
  /** Those who were on no list. */
  walkIns: number;
  /** Number of the last fact; 0: nothing was recorded at the door. */
  version: number;
  /** Until then arrivals may still come in from phones that were offline; afterwards the numbers do not change. */
  closesAt: Date;
};

/** Arrivals are recorded until three days after the event begins. */
export const doorClosesAt = ({ date }: Pick<DoorEvent, 'date'>): Date =>
  new Date(date.getTime() + 3 * DAY_MS);

/** SQL of the current id of the guest of fact `a`, whose record may have been merged into another. */
export const arrivedGuest = `coalesce((select m.survivor_id from rsvp.merged_guests m where m.absorbed_id = a.subject_id), a.subject_id)`;

/** SQL of the seats that are expected of guest `g`. */
const expected = `case when g.status = 'declined' then 0 else ${seats(`i.questions @> '{headcount}'`)} end`;

/** Reads what the door of an event shows. */
@Injectable()
export class DoorQueries {
  constructor(private readonly read: ReadModel) {}

  event(id: EventId): Promise<DoorEvent | undefined> {
    return this.read.one<DoorEvent>(
      'select title, date from rsvp.invitations where id = $1 and deleted_at is null',
      [id],
    );
  }

  guests(eventId: EventId, after: string | null, limit: number): Promise<GuestAtDoor[]> {
    return this.read.rows<GuestAtDoor>(
      `select g.id, g.name, ${expected} as seats, coalesce(g.group_label, g.guest_group) as group, coalesce(g.table_name, '') as table
       from rsvp.guests g join rsvp.invitations i on i.id = g.event_id
       where g.event_id = $1 and g.deleted_at is null and ($2::uuid is null or g.id > $2) order by g.id limit $3`,
      [eventId, after, limit],
    );
  }

  /** Which of some ids are guests of the event, or were until they were deleted or merged, or walk-ins that are known. */
  async known(eventId: EventId, ids: readonly string[]): Promise<Set<string>> {
    const rows = await this.read.rows<{ id: string }>(
      `select id from rsvp.guests where event_id = $1 and id = any($2::uuid[])
       union select m.absorbed_id from rsvp.merged_guests m join rsvp.guests g on g.id = m.survivor_id
         where g.event_id = $1 and m.absorbed_id = any($2::uuid[])
       union select subject_id from rsvp.arrivals where event_id = $1 and subject_id = any($2::uuid[])`,
      [eventId, ids],
    );
    return new Set(rows.map(({ id }) => id));
  }

  /** In one statement; deleted invitations are omitted. */
  async arrived(eventIds: EventId[]): Promise<ArrivedSeats[]> {
    const rows = await this.read.rows<Omit<ArrivedSeats, 'closesAt'> & { date: Date }>(
      `with standing as (
         select a.event_id, ${arrivedGuest} as guest, sum(a.people) as people, count(*) as scans, max(a.people) as most
         from rsvp.arrivals a where a.event_id = any($1) and a.undoes is null
           and not exists (select 1 from rsvp.arrivals u where u.undoes = a.id and u.event_id = a.event_id)
         group by 1, 2),
       counted as (
         select s.event_id, s.people, g.id is null as walk_in,
           case when s.scans > 1 then greatest(0, s.people - greatest(s.most, coalesce(${expected}, 0))) else 0 end as doubt
         from standing s join rsvp.invitations i on i.id = s.event_id
           left join rsvp.guests g on g.id = s.guest and g.event_id = s.event_id)
       select i.id as "eventId", i.host_id as "hostId", i.date,
         coalesce((select sum(people) from counted where event_id = i.id), 0)::int as arrived,
         coalesce((select sum(doubt) from counted where event_id = i.id), 0)::int as "inDoubt",
         coalesce((select sum(people) from counted where event_id = i.id and walk_in), 0)::int as "walkIns",
         coalesce((select max(seq) from rsvp.arrivals where event_id = i.id), 0)::int as version
       from rsvp.invitations i where i.id = any($1) and i.deleted_at is null`,
      [eventIds],
    );
    return rows.map(({ date, ...row }) => ({ ...row, closesAt: doorClosesAt({ date }) }));
  }
}
