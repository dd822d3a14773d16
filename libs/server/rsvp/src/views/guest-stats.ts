import { GuestGroup, type RsvpStats, type StatsGroup } from '@smachot/contracts';
import { MAX_ATTEMPTS, statusesIn } from '@smachot/lifecycles';

const list = (group: StatsGroup): string =>
  statusesIn(group)
    .map((status) => `'${status}'`)
    .join(', ');
const groups: StatsGroup[] = ['attending', 'awaitingResponse', 'awaitingSend', 'declined'];

/** Seats of a record, as the lifecycle's seatsOf: who has not confirmed stands for what was invited. */
export const seats = (asksHeadcount: string): string =>
  `case when g.status = 'confirmed' then coalesce(g.number, case when ${asksHeadcount} then g.estimated else 1 end) else g.estimated end`;

const counted = (name: string, condition: string): string =>
  `count(*) filter (where ${condition})::int as "${name}Records",
   coalesce(sum(${seats('a.headcount')}) filter (where ${condition}), 0)::int as "${name}Seats"`;

/** What stands against every message, as `guestRefusal` says. */
const REACHABLE = `repeat.id is null and g.mobile and not g.opted_out and g.trouble is distinct from 'undeliverable'`;
/** As `guestRefusal` says of an invitation, but for having to wait for a day; a test compares them. */
const SENDABLE = `g.status = 'created' and g.attempts < ${MAX_ATTEMPTS} and ${REACHABLE}`;

/** As `guestRefusal` says of thanks; a test compares them. */
const TO_THANK = `g.status = 'confirmed' and g.thank_you_at is null and ${REACHABLE}`;

/**
 * SQL of the guests `g` of an event; `repeat` is there of all but the first one of each phone, which is written to once.
 * The phones come in order from their index, so nothing is sorted.
 */
export const countedGuests = (event: string): string => `rsvp.guests g left join (
  select o.id from (
    select p.id, row_number() over (partition by p.phone order by p.id) as nth from rsvp.guests p
    where p.event_id = ${event} and p.deleted_at is null and p.phone is not null) o
  where o.nth > 1) repeat on repeat.id = g.id`;

/** One pass over `countedGuests`; `a.headcount` says whether the event asks for a number. One row. */
export const statsSelection = `${groups.map((group) => counted(group, `g.status in (${list(group)})`)).join(', ')},
  count(*) filter (where ${SENDABLE})::int as sendable,
  count(*) filter (where g.status = 'maybe')::int as maybe,
  count(*) filter (where ${TO_THANK})::int as "toThank",
  count(*) filter (where g.sends > 0 and g.status <> 'declined' and ${REACHABLE})::int as "toTell",
  coalesce(sum(g.estimated), 0)::int as "invitedSeats", count(g.id)::int as records,
  count(*) filter (where g.table_name is null and g.status <> 'declined')::int as "withoutTable",
  count(*) filter (where g.transportation)::int as ride,
  count(*) filter (where coalesce(g.special_requests, '') <> '')::int as requests,
  ${GuestGroup.options.map((group) => `count(*) filter (where g.guest_group = '${group}')::int as "in_${group}"`).join(', ')}`;

/** The same counts of `countedGuests` that a filter matches; `asksHeadcount` as SQL. One row. */
export const matchingSelection = (asksHeadcount: string): string =>
  `count(*)::int as records, coalesce(sum(${seats(asksHeadcount)}), 0)::int as seats,
   count(*) filter (where ${SENDABLE})::int as sendable, count(*) filter (where ${TO_THANK})::int as "toThank",
   count(*) filter (where g.status in (${list('awaitingResponse')}))::int as "awaitingResponse"`;

export type StatsRow = Record<string, number>;

export const statsView = (row: StatsRow): RsvpStats => {
  const group = (name: StatsGroup) => ({ records: row[`${name}Records`]!, seats: row[`${name}Seats`]! });
  return {
    attending: group('attending'),
    awaitingResponse: group('awaitingResponse'),
    awaitingSend: group('awaitingSend'),
    declined: group('declined'),
    sendable: row['sendable']!,
    maybe: row['maybe']!,
    toThank: row['toThank']!,
    toTell: row['toTell']!,
    seatsConfirmed: row['attendingSeats']!,
    invitedSeats: row['invitedSeats']!,
    records: row['records']!,
    facets: {
      groups: Object.fromEntries(GuestGroup.options.map((name) => [name, row[`in_${name}`]!])),
      withoutTable: row['withoutTable']!,
      maybe: row['maybe']!,
      ride: row['ride']!,
      requests: row['requests']!,
    },
  };
};
