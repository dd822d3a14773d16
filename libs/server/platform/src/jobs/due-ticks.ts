import { prepared } from '../database/client';
import type { TickOptions } from './job-handler';

const first = (column: string, from: string, where: string): string =>
  `(select ${column} from ${from} where ${column} is not null and (${where}) order by ${column} limit 1)`;

/**
 * An SQL condition for `due` of a tick: the earliest moment of these rows has come. It is read off an index on the moment: an
 * `exists` with an unknown time would be planned as a scan of the table. `now`: `$1`, the product's, or the real one.
 */
export const hasCome = (moment: string, from: string, where = 'true', now = '$1'): string =>
  `${first(moment, from, where)} <= ${now}`;

/** An SQL condition for `due` of a tick: there is such a row. `key` is a column of the index that covers these rows. */
export const isThere = (key: string, from: string, where = 'true'): string =>
  `${first(key, from, where)} is not null`;

type Awaiting = Pick<TickOptions, 'name' | 'due'>;
type Query = (sql: string, parameters: unknown[]) => Promise<{ due: string[] }[]>;

/** The one statement that asks for all of them. */
export const dueStatement = (ticks: readonly Awaiting[]): string =>
  prepared(
    `select $1::timestamptz as at, array_remove(array[${ticks
      .map(({ name, due }) => `case when ${due} then '${name}' end`)
      .join(',\n')}]::text[], null) as due`,
  );

/** Names of the ticks that have something due; those without a `due` are not asked for. */
export const dueTicks = async (query: Query, ticks: readonly Awaiting[], now: Date): Promise<Set<string>> => {
  const awaiting = ticks.filter(({ due }) => due);
  if (!awaiting.length) return new Set();
  const [answer] = await query(dueStatement(awaiting), [now]);
  return new Set(answer!.due);
};
