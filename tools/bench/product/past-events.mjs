import { copyRows } from './copies.mjs';
import { anEvent } from './host.mjs';

/**
 * Events of the day before, each with a host and a card of its own, whose guests all answered. They are copies of one event that
 * the product made, so that a new column is filled as the product would; no event is billed before `makeDue`.
 */
export async function pastEvents(host, sql, { events, guests }) {
  const { eventId } = await anEvent(host, 1);
  const { now } = await host.call('GET', '/_dev/clock');
  await sql.query(
    `create table bare.made as
       select gen_random_uuid() as event_id, gen_random_uuid() as host_id, n from generate_series(1, $1) n`,
    [events],
  );
  const copy = (table, changes, of) => copyRows(sql, table, { changes, of });
  await copy(
    'identity.users',
    `jsonb_build_object('id', made.host_id, 'username', made.host_id, 'phone', '+97258' || lpad((n + ${nextPhone(events)})::text, 7, '0'))`,
    `one.id = '${host.id}'`,
  );
  await copy(
    'payments.cards',
    `jsonb_build_object('id', gen_random_uuid(), 'user_id', made.host_id)`,
    `one.user_id = '${host.id}' and one.is_default`,
  );
  const day = (days) => new Date(Date.parse(now) + days * 86_400_000).toISOString();
  await copy(
    'rsvp.invitations',
    `jsonb_build_object('id', made.event_id, 'host_id', made.host_id, 'date', '${day(-1)}'::text, 'closing_date', '${day(-3)}'::text,
       'lapse_at', null, 'billing_at', '${day(300)}'::text, 'erase_at', '${day(400)}'::text)`,
    `one.id = '${eventId}'`,
  );
  await sql.query(
    `insert into rsvp.billable_facts (rsvp_id, event_id, host_id, at, channel)
     select uuidv7(), event_id, host_id, $2::timestamptz, 'chat' from (select * from bare.made, generate_series(1, $1) order by event_id) answered`,
    [guests, day(-4)],
  );
  const { rows } = await sql.query('select event_id from bare.made');
  await sql.query('drop table bare.made');
  return rows.map((one) => one.event_id);
}

let phones = 0;
const nextPhone = (count) => (phones += count) - count;

/** From now on they are to be billed. */
export const makeDue = (sql, eventIds) =>
  sql.query(`update rsvp.invitations set billing_at = now() - interval '1 day' where id = any($1)`, [
    eventIds,
  ]);
