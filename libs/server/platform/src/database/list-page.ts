import type { ReadModel } from './read-model';

/** Rows of a list are counted up to here. Counting all that match would read a table of millions for a figure nobody compares. */
export const COUNT_CAP = 10_000;

/** The conditions of a list, each with its value as a numbered parameter. A value that is undefined does not narrow. */
export class Conditions {
  private readonly parts: string[] = [];
  private readonly searches: string[] = [];
  readonly values: unknown[] = [];

  /** @param sql the condition, given the place of the value (`$1`) */
  where<Value>(value: Value | undefined, sql: (place: string) => string): this {
    if (value !== undefined) this.parts.push(sql(this.place(value)));
    return this;
  }

  /** A condition without a value. */
  and(sql: string | undefined): this {
    if (sql !== undefined) this.parts.push(sql);
    return this;
  }

  /**
   * A condition whose rows are found by its index before the list is read. The planner estimates any prefix of a `tsquery` at two rows of
   * a hundred, and would otherwise read the list in its order until a page is full (ADR 153).
   */
  search(sql: string | undefined): this {
    if (sql !== undefined) this.searches.push(sql);
    return this;
  }

  /** The table, or the rows of it that the search finds. */
  from(table: string, alias: string): string {
    if (this.searches.length === 0) return `${table} ${alias}`;
    // what stands behind `offset 0` is planned alone
    return `(select * from ${table} ${alias} where ${this.searches.join(' and ')} offset 0) ${alias}`;
  }

  place(value: unknown): string {
    return `$${this.values.push(value)}`;
  }

  get sql(): string {
    return this.parts.length ? this.parts.join(' and ') : 'true';
  }
}

/**
 * A table that is read as a list, the newest first. `order`: the columns that the order, and an index, is made of; the last one is `id`.
 * `joins`: what only the columns need, so that it is not counted.
 */
export type ListTable = {
  table: string;
  alias: string;
  columns: string;
  order: readonly [...string[], 'id'];
  joins?: string;
};
/** `after`: the id of the last row of the previous page. `uncounted`: nobody reads the count. */
export type ListPosition = { after: string | null; limit: number; uncounted?: true };
/** `count`: of the first page only. */
export type ListPage<Row> = {
  rows: Row[];
  nextCursor: string | null;
  count: { rows: number; capped: boolean } | null;
};

/** The page of a list as one statement: its rows, one more to know whether the list goes on, and the count on the first page. */
export const listStatement = (
  { table, alias, columns, order, joins = '' }: ListTable,
  conditions: Conditions,
  { after, limit, uncounted }: ListPosition,
): { sql: string; values: unknown[] } => {
  const from = conditions.from(table, alias);
  const matching = conditions.sql;
  const named = (name: string) => order.map((column) => `${name}.${column}`).join(', ');
  const counted =
    after === null && !uncounted
      ? `(select count(*)::int from (select from ${from} where ${matching} limit ${COUNT_CAP + 1}) matching)`
      : 'null::int';
  const rest =
    after === null
      ? ''
      : `and (${named(alias)}) < (select ${named('l')} from ${table} l where l.id = ${conditions.place(after)})`;
  const descending = order.map((column) => `${alias}.${column} desc`).join(', ');
  return {
    sql: `select ${columns}, ${alias}.id as "cursorOfRow", ${counted} as "rowsCounted" from ${from} ${joins}
      where ${matching} ${rest} order by ${descending} limit ${conditions.place(limit + 1)}`,
    values: conditions.values,
  };
};

type Extra = { cursorOfRow: string; rowsCounted: number | null };

/** Reads a page of a list in one statement. */
export const readListPage = async <Row extends object>(
  read: Pick<ReadModel, 'rows'>,
  table: ListTable,
  conditions: Conditions,
  position: ListPosition,
): Promise<ListPage<Row>> => {
  const { sql, values } = listStatement(table, conditions, position);
  const found = await read.rows<Row & Extra>(sql, values);
  const shown = found.slice(0, position.limit);
  const counted = found[0]?.rowsCounted ?? 0;
  return {
    rows: shown.map(({ cursorOfRow: _, rowsCounted: __, ...row }) => row as unknown as Row),
    nextCursor: found.length > position.limit ? shown.at(-1)!.cursorOfRow : null,
    count:
      position.after === null && !position.uncounted
        ? { rows: Math.min(counted, COUNT_CAP), capped: counted > COUNT_CAP }
        : null,
  };
};
