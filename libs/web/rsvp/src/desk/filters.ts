import { GuestGroup, StatsGroup } from '@smachot/contracts';

/** Which guests the desk shows. Lives in the address, so that a filtered list can be reloaded and sent on. */
export type GuestFilter = {
  search?: string;
  group?: GuestGroup;
  status?: StatsGroup;
  table?: string;
  withoutTable?: boolean;
  /** For the list of calls beside the table; not of the address. */
  toCall?: boolean;
};

const KEYS = {
  search: 'q',
  group: 'group',
  status: 'status',
  table: 'table',
  withoutTable: 'notable',
} as const;

const text = (params: URLSearchParams, key: string, max: number): string | undefined =>
  params.get(key)?.slice(0, max).trim() || undefined;

const present = <T extends object>(filter: T): T =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as T;

/** Unknown values, as in an address somebody typed, count as no filter. */
export const readFilter = (params: URLSearchParams): GuestFilter => {
  const table = text(params, KEYS.table, 40);
  return present({
    search: text(params, KEYS.search, 100),
    group: GuestGroup.safeParse(params.get(KEYS.group)).data,
    status: StatsGroup.safeParse(params.get(KEYS.status)).data,
    table,
    // a table and "without a table" exclude each other; the named table wins
    withoutTable: !table && params.get(KEYS.withoutTable) === '1' ? true : undefined,
  });
};

/** The same address with this filter instead of its own; everything else in it stays. */
export const writeFilter = (params: URLSearchParams, filter: GuestFilter): URLSearchParams => {
  const next = new URLSearchParams(params);
  for (const key of Object.values(KEYS)) next.delete(key);
  if (filter.search?.trim()) next.set(KEYS.search, filter.search.trim());
  if (filter.group) next.set(KEYS.group, filter.group);
  if (filter.status) next.set(KEYS.status, filter.status);
  if (filter.table?.trim()) next.set(KEYS.table, filter.table.trim());
  else if (filter.withoutTable) next.set(KEYS.withoutTable, '1');
  return next;
};

export const isFiltered = (filter: GuestFilter): boolean => Object.keys(filter).length > 0;

/** As the call wants it on its query string. */
export const filterQuery = ({ withoutTable, toCall, ...rest }: GuestFilter) => ({
  ...rest,
  ...(withoutTable ? { withoutTable: 'true' } : {}),
  ...(toCall ? { toCall: 'true' } : {}),
});

/** `?status=…` for the four stat cards; pressing the one that is on takes it off. */
export const toggleStatus = (params: URLSearchParams, status: StatsGroup): string => {
  const { status: current, ...rest } = readFilter(params);
  return `?${writeFilter(params, current === status ? rest : { ...rest, status })}`;
};
