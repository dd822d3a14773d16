import type { EventId, InputOf, listRsvps } from '@smachot/contracts';
import { nameKey, nationalPhone, readPhone } from '@smachot/kernel';
import {
  CALLS_BEFORE_CLOSING_MS,
  MAX_ATTEMPTS,
  REMINDERS_BEFORE_CALL,
  statusesIn,
} from '@smachot/lifecycles';
import { ABOVE_INVITED } from './guest-stats';
import { byId, type GuestOrder, mostSeatsFirst } from './guest-order';

type Filter = Omit<InputOf<typeof listRsvps>['query'], 'limit'>;
/** The filter without what concerns pages. */
export type ShownFilter = Omit<Filter, 'cursor' | 'compact' | 'counts'>;

/** Search pattern for typed text: a part of a name, or of a phone in any notation. */
const searchTerm = (typed: string): string => {
  const phone = readPhone(typed);
  const key = nameKey(phone.ok ? nationalPhone(phone.e164) : typed);
  const digits = key.replace(/\s/g, '');
  const term = /^\+?\d+$/.test(digits) ? digits.replace(/^\+?972/, '0') : key;
  return `%${term.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
};

const SILENT = "g.phone is not null and not g.opted_out and g.status not in ('confirmed', 'declined')";
const REMINDED = `cardinality(g.reminded) >= ${REMINDERS_BEFORE_CALL}`;
/** SQL equivalent of `callReason` in lifecycles; a test compares them. */
const toCall = (due: string): string => `${SILENT} and (not g.mobile or g.trouble = 'undeliverable'
  or (g.trouble is not null and g.attempts >= ${MAX_ATTEMPTS})
  or ((${REMINDED} or ${due}) and (g.status in ('maybe', 'no_response', 'received') or g.trouble is not null))
  or (g.status = 'sent' and ${REMINDED}))`;
/** SQL condition of failed messages that can be retried, at once or within the hour. */
const TO_RETRY = `${SILENT} and g.mobile and g.trouble = 'failed' and g.attempts < ${MAX_ATTEMPTS}`;

/** SQL condition on guests `g` of one event ($1), with its parameters, and the order of the rows. */
export const guestFilter = (
  eventId: EventId,
  filter: Filter,
  now: Date,
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
  if (filter.aboveInvited) conditions.push(ABOVE_INVITED);
  if (filter.ride) conditions.push('g.transportation');
  if (filter.requests) conditions.push("coalesce(g.special_requests, '') <> ''");
  if (filter.side) conditions.push(`g.side = ${place(filter.side)}`);
  if (filter.groupLabel) conditions.push(`g.group_label = ${place(filter.groupLabel)}`);
  if (filter.toCall) {
    const closing = place(new Date(now.getTime() + CALLS_BEFORE_CLOSING_MS));
    conditions.push(
      toCall(`exists (select from rsvp.invitations d where d.id = $1 and d.closing_date <= ${closing})`),
    );
  }
  if (filter.toRetry) conditions.push(TO_RETRY);
  if (filter.search?.trim()) conditions.push(`g.search_key like ${place(searchTerm(filter.search))}`);
  return { condition: conditions.join(' and '), parameters, order };
};
