import type { EntitySchema } from 'typeorm';

/** Names of a table's columns by the names the domain uses: `{ hostId: 'host_id' }`. */
export type Columns<State> = Record<keyof State & string, string>;

/** Columns of a table as its schema declares them, or only those with the given names; a name that is no column throws when the file is loaded. */
export const columnsOf = <Row extends object, Name extends keyof Row & string = keyof Row & string>(
  { options: { name: table, columns: declared } }: EntitySchema<Row>,
  names = Object.keys(declared) as Name[],
): Columns<Pick<Row, Name>> => {
  const columnOf = (name: Name): string => {
    const column = declared[name];
    if (!column) throw new Error(`${table} has no column ${name}`);
    return column.name ?? name;
  };
  return Object.fromEntries(names.map((name) => [name, columnOf(name)])) as Columns<Pick<Row, Name>>;
};

/** Columns of a table but those with the given names, which are no part of the state that is loaded and saved. */
export const columnsWithout = <Row extends object, Name extends keyof Row & string>(
  schema: EntitySchema<Row>,
  names: readonly Name[],
): Columns<Pick<Row, Exclude<keyof Row & string, Name>>> => {
  const kept = (Object.keys(schema.options.columns) as (keyof Row & string)[]).filter(
    (name): name is Exclude<keyof Row & string, Name> => !names.includes(name as Name),
  );
  return columnsOf(schema, kept);
};

/** `host_id as "hostId", …`; a column may be read through an expression. */
export const selection = <State>(
  columns: Columns<State>,
  from: string,
  read: Partial<Columns<State>> = {},
): string =>
  Object.entries<string>(columns)
    .map(([name, column]) => `${(read as Record<string, string>)[name] ?? `${from}.${column}`} as "${name}"`)
    .join(', ');

/** `id, host_id, …`, for an insert and the select it takes its rows from. */
export const columnList = <State>(columns: Columns<State>): string =>
  Object.values<string>(columns).join(', ');

/** `host_id = n.host_id, …` for every column but those named. `from`: the table with the new values, in an upsert `excluded`. */
export const assignments = <State>(columns: Columns<State>, except: (keyof State)[], from = 'n'): string =>
  Object.entries<string>(columns)
    .filter(([name]) => !except.includes(name as keyof State))
    .map(([, column]) => `${column} = ${from}.${column}`)
    .join(', ');

/** The state under the names of the columns, for json_populate_recordset. */
export const toRow = <State extends object>(
  columns: Columns<State>,
  state: State,
): Record<string, unknown> => {
  const row: Record<string, unknown> = {};
  for (const name in columns)
    row[columns[name as keyof State & string]] = state[name as keyof State & string];
  return row;
};
