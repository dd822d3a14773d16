import type { InputOf, listRsvps } from '@smachot/contracts';
import { nationalPhone, readPhone, searchKey } from '@smachot/kernel';
import { statusesIn } from '@smachot/lifecycles';
import { cursorId } from './cursor';

type Filter = Omit<InputOf<typeof listRsvps>['query'], 'limit'>;

/** What people type to find somebody: a part of a name, or of a phone in any way of writing it. */
const searchTerm = (typed: string): string => {
  const phone = readPhone(typed);
  const key = phone.ok ? searchKey(nationalPhone(phone.e164)) : searchKey(typed);
  const digits = key.replace(/\s/g, '');
  const term = /^\+?\d+$/.test(digits) ? digits.replace(/^\+?972/, '0') : key;
  return `%${term.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
};

/** The condition on guests `g` of one event ($1), with its parameters. */
export const guestFilter = (
  eventId: string,
  filter: Filter,
): { condition: string; parameters: unknown[] } => {
  const parameters: unknown[] = [eventId];
  const conditions = ['g.event_id = $1', 'g.deleted_at is null'];
  const where = (sql: (place: string) => string, value: unknown): void => {
    parameters.push(value);
    conditions.push(sql(`$${parameters.length}`));
  };
  const after = cursorId(filter.cursor);
  if (after) where((place) => `g.id > ${place}`, after);
  if (filter.group) where((place) => `g.guest_group = ${place}`, filter.group);
  if (filter.status) where((place) => `g.status = any(${place})`, statusesIn(filter.status));
  if (filter.table) where((place) => `g.table_name = ${place}`, filter.table);
  if (filter.withoutTable) conditions.push("g.table_name is null and g.status <> 'declined'");
  if (filter.search?.trim()) where((place) => `g.search_key like ${place}`, searchTerm(filter.search));
  return { condition: conditions.join(' and '), parameters };
};
