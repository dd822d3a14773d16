import type { InputOf, listRsvps } from '@smachot/contracts';
import { nationalPhone, readPhone, searchKey } from '@smachot/kernel';
import { statusesIn } from '@smachot/lifecycles';
import { byId, type GuestOrder, mostSeatsFirst } from './guest-order';

type Filter = Omit<InputOf<typeof listRsvps>['query'], 'limit'>;

/** What people type to find somebody: a part of a name, or of a phone in any way of writing it. */
const searchTerm = (typed: string): string => {
  const phone = readPhone(typed);
  const key = phone.ok ? searchKey(nationalPhone(phone.e164)) : searchKey(typed);
  const digits = key.replace(/\s/g, '');
  const term = /^\+?\d+$/.test(digits) ? digits.replace(/^\+?972/, '0') : key;
  return `%${term.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
};

/** As `callReason` of the lifecycles says; a test compares them. */
const TO_CALL = `g.phone is not null and not g.opted_out and g.status not in ('confirmed', 'declined')
  and (g.status in ('maybe', 'no_response', 'received') or g.trouble is not null or not g.mobile)`;

/** The condition on guests `g` of one event ($1), with its parameters, and the order they are read in. */
export const guestFilter = (
  eventId: string,
  filter: Filter,
): { condition: string; parameters: unknown[]; order: GuestOrder } => {
  const parameters: unknown[] = [eventId];
  const conditions = ['g.event_id = $1', 'g.deleted_at is null'];
  const place = (value: unknown): string => `$${parameters.push(value)}`;
  const order = filter.toCall ? mostSeatsFirst : byId;
  const after = filter.cursor && order.after(filter.cursor, place);
  if (after) conditions.push(after);
  if (filter.group) conditions.push(`g.guest_group = ${place(filter.group)}`);
  if (filter.status) conditions.push(`g.status = any(${place(statusesIn(filter.status))})`);
  if (filter.table) conditions.push(`g.table_name = ${place(filter.table)}`);
  if (filter.withoutTable) conditions.push("g.table_name is null and g.status <> 'declined'");
  if (filter.maybe) conditions.push("g.status = 'maybe'");
  if (filter.ride) conditions.push('g.transportation');
  if (filter.requests) conditions.push("coalesce(g.special_requests, '') <> ''");
  if (filter.side) conditions.push(`g.side = ${place(filter.side)}`);
  if (filter.groupLabel) conditions.push(`g.group_label = ${place(filter.groupLabel)}`);
  if (filter.toCall) conditions.push(TO_CALL);
  if (filter.search?.trim()) conditions.push(`g.search_key like ${place(searchTerm(filter.search))}`);
  return { condition: conditions.join(' and '), parameters, order };
};
