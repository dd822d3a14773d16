/** Names of a table's columns by the names the domain uses: `{ hostId: 'host_id' }`. */
export type Columns<State> = Record<keyof State & string, string>;

/** `host_id as "hostId", …`; a column may be read through an expression. */
export const selection = <State>(
  columns: Columns<State>,
  from: string,
  read: Partial<Columns<State>> = {},
): string =>
  Object.entries<string>(columns)
    .map(([name, column]) => `${(read as Record<string, string>)[name] ?? `${from}.${column}`} as "${name}"`)
    .join(', ');

/** `host_id = n.host_id, …` for every column but those named. */
export const assignments = <State>(columns: Columns<State>, except: (keyof State)[]): string =>
  Object.entries<string>(columns)
    .filter(([name]) => !except.includes(name as keyof State))
    .map(([, column]) => `${column} = n.${column}`)
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
