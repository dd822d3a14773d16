import { GuestGroup, type StatsGroup } from '@smachot/contracts';
import { MAX_ATTEMPTS, statusesIn } from '@smachot/lifecycles';

const list = (group: StatsGroup): string =>
  statusesIn(group)
    .map((status) => `'${status}'`)
    .join(', ');
const groups: StatsGroup[] = ['attending', 'awaitingResponse', 'awaitingSend', 'declined'];

/** Seats of a record, as the lifecycle's seatsOf: without a confirmation, the invited number counts. */
export const seats = (asksHeadcount: string): string =>
  `case when g.status = 'confirmed' then coalesce(g.number, case when ${asksHeadcount} then g.estimated else 1 end) else g.estimated end`;

/** SQL condition of guests who come with more than were invited, which the hosts have not accepted yet. */
export const ABOVE_INVITED = "g.status = 'confirmed' and g.number_waiting is not null";

/** Condition of guests `g` who can receive messages at all, as `guestRefusal` decides it; after `withRepeats`. */
export const REACHABLE = `g.mobile and not g.opted_out and g.removal_asked_at is null and g.trouble is distinct from 'undeliverable' and g.id not in (select id from repeats)`;
/** Conditions that messages have beyond reaching the guest, in SQL over these columns. */
type Facts = {
  status: string;
  reachable: string;
  few: string;
  rested: string;
  unthanked: string;
  sent: string;
};
/** `event` and `now` are SQL. */
type At = { event: string; now: string };
/** Neither written to within a day, nor failed within the hour, nor planned for. */
const rested = ({ event, now }: At): string =>
  `(g.last_sent is null or g.last_status is not distinct from 'failed' or g.last_sent <= ${now} - interval '24 hours')
   and (g.trouble is distinct from 'failed' or g.failed_at is null or g.failed_at <= ${now} - interval '1 hour')
   and g.id not in (select rsvp_id from rsvp.scheduled_sends where event_id = ${event})`;
const factsAt = (at: At): Facts => ({
  status: 'g.status',
  reachable: REACHABLE,
  few: `g.attempts < ${MAX_ATTEMPTS}`,
  rested: rested(at),
  unthanked: 'g.thank_you_at is null',
  sent: 'g.sends > 0',
});
/** SQL equivalents of `guestRefusal` for an invitation, a reminder, thanks and news; tests compare them. */
const mayBeAsked = (by: Facts): string => `${by.few} and ${by.reachable} and ${by.rested}`;
const sendable = (by: Facts): string => `${by.status} = 'created' and ${mayBeAsked(by)}`;
const remindable = (by: Facts): string =>
  `${by.status} in ('sent', 'received', 'maybe', 'no_response') and ${mayBeAsked(by)}`;
const toThank = (by: Facts): string => `${by.status} = 'confirmed' and ${by.unthanked} and ${by.reachable}`;
const toTell = (by: Facts): string => `${by.sent} and ${by.status} <> 'declined' and ${by.reachable}`;

/**
 * SQL of all but the first record of each phone of an event, because a phone is sent to once. It is a materialized CTE of
 * few rows: a join ran row by row where the database had no statistics of an event yet. Only the phones of several records
 * are numbered, and they are looked for only where there are fewer phones than records, because in most events there is none.
 */
export const withRepeats = (event: string): string => `with shared as materialized (
  select p.phone from rsvp.guests p
  where p.event_id = ${event} and p.deleted_at is null and p.phone is not null
    and (select count(*) <> count(distinct d.phone) from rsvp.guests d
      where d.event_id = ${event} and d.deleted_at is null and d.phone is not null)
  group by p.phone having count(*) > 1),
repeats as materialized (
  select o.id from (
    select p.id, row_number() over (partition by p.phone order by p.id) as position from rsvp.guests p
    where p.event_id = ${event} and p.deleted_at is null and p.phone in (select phone from shared)) o
  where o.position > 1)`;

/** SQL that groups guests who count alike into one row each: some dozens of rows for any number of guests. */
const alike = (at: At): string => `
  select ${Object.entries(factsAt(at))
    .map(([name, sql]) => `(${sql}) as ${name}`)
    .join(', ')}, g.guest_group,
    (g.table_name is null) as no_table, g.transportation is true as ride, coalesce(g.special_requests, '') <> '' as wishes,
    (${ABOVE_INVITED}) as above,
    count(*) as records, sum(${seats('a.headcount')}) as seats, sum(g.estimated) as invited
  from rsvp.guests g where g.event_id = ${at.event} and g.deleted_at is null
  group by 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11`;
/** The facts as columns of the grouped guests `c`. */
const GROUPED: Facts = {
  status: 'c.status',
  reachable: 'c.reachable',
  few: 'c.few',
  rested: 'c.rested',
  unthanked: 'c.unthanked',
  sent: 'c.sent',
};

const sumOf = (column: 'records' | 'seats', condition: string): string =>
  `coalesce(sum(c.${column}) filter (where ${condition}), 0)::int`;
const records = (name: string, condition: string): string => `${sumOf('records', condition)} as "${name}"`;
const counted = (group: StatsGroup): string => {
  const condition = `c.status in (${list(group)})`;
  return `${records(`${group}Records`, condition)}, ${sumOf('seats', condition)} as "${group}Seats"`;
};

/**
 * SQL of the counts of a whole event, as one row in one pass over its guests; `a.headcount` says whether the event asks for a
 * number.
 */
export const eventStats = (
  at: At,
): string => `${withRepeats(at.event)} select ${groups.map(counted).join(', ')},
  ${records('sendable', sendable(GROUPED))}, ${records('remindable', remindable(GROUPED))},
  ${records('toThank', toThank(GROUPED))}, ${records('toTell', toTell(GROUPED))},
  ${records('maybe', `c.status = 'maybe'`)}, ${records('records', 'true')},
  coalesce(sum(c.invited), 0)::int as "invitedSeats",
  ${records('withoutTable', `c.no_table and c.status <> 'declined'`)},
  ${records('ride', 'c.ride')}, ${records('requests', 'c.wishes')}, ${records('aboveInvited', 'c.above')},
  ${GuestGroup.options.map((group) => records(`in_${group}`, `c.guest_group = '${group}'`)).join(', ')}
  from (${alike(at)}) c`;

/** SQL of the same counts for the guests `g` that a filter matches, used after `withRepeats`; `asksHeadcount` is SQL. One row. */
export const matchingSelection = (asksHeadcount: string, at: At): string =>
  `count(*)::int as records, coalesce(sum(${seats(asksHeadcount)}), 0)::int as seats,
   count(*) filter (where ${sendable(factsAt(at))})::int as sendable, count(*) filter (where ${remindable(factsAt(at))})::int as remindable,
   count(*) filter (where ${toThank(factsAt(at))})::int as "toThank",
   count(*) filter (where g.status in (${list('awaitingResponse')}))::int as "awaitingResponse"`;

export type StatsRow = Record<string, number>;
