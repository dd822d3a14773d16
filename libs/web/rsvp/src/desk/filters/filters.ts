import { GuestGroup, Side, StatsGroup } from '@smachot/contracts';
import { cutText } from '@smachot/kernel';

/** Which guests the desk shows. Lives in the address, so that a filtered list can be reloaded and sent on. */
export type GuestFilter = {
  search?: string;
  group?: GuestGroup;
  status?: StatsGroup;
  table?: string;
  withoutTable?: boolean;
  maybe?: boolean;
  ride?: boolean;
  requests?: boolean;
  aboveInvited?: boolean;
  side?: Side;
  groupLabel?: string;
  /** For the list of calls beside the table; not of the address. */
  toCall?: boolean;
  /** For the card of messages that failed; not of the address. */
  toRetry?: boolean;
};

const KEYS = {
  search: 'q',
  group: 'group',
  status: 'status',
  table: 'table',
  withoutTable: 'notable',
  maybe: 'maybe',
  ride: 'ride',
  requests: 'requests',
  aboveInvited: 'above',
  side: 'side',
  groupLabel: 'label',
} as const;

/** Filters that are on or off, with their counts in the facets of an event. */
export const FLAGS = ['maybe', 'ride', 'requests', 'aboveInvited'] as const;

const text = (params: URLSearchParams, key: string, max: number): string | undefined =>
  cutText(params.get(key) ?? '', max).trim() || undefined;

const present = <T extends object>(filter: T): T =>
  Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined)) as T;

/** Reads the filter from the address. Unknown values, for example in an address typed by hand, count as no filter. */
export const readFilter = (params: URLSearchParams): GuestFilter => {
  const table = text(params, KEYS.table, 40);
  return present({
    search: text(params, KEYS.search, 100),
    group: GuestGroup.safeParse(params.get(KEYS.group)).data,
    status: StatsGroup.safeParse(params.get(KEYS.status)).data,
    table,
    // a table and "without a table" exclude each other; the named table wins
    withoutTable: !table && params.get(KEYS.withoutTable) === '1' ? true : undefined,
    ...Object.fromEntries(FLAGS.map((flag) => [flag, params.get(KEYS[flag]) === '1' || undefined])),
    side: Side.safeParse(params.get(KEYS.side)).data,
    groupLabel: text(params, KEYS.groupLabel, 30),
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
  for (const flag of FLAGS) if (filter[flag]) next.set(KEYS[flag], '1');
  if (filter.side) next.set(KEYS.side, filter.side);
  if (filter.groupLabel?.trim()) next.set(KEYS.groupLabel, filter.groupLabel.trim());
  return next;
};

export const isFiltered = (filter: GuestFilter): boolean => Object.keys(filter).length > 0;

/** As the call wants it on its query string. */
export const filterQuery = ({
  withoutTable,
  toCall,
  toRetry,
  maybe,
  ride,
  requests,
  aboveInvited,
  ...rest
}: GuestFilter) => ({
  ...rest,
  ...(maybe ? { maybe: 'true' } : {}),
  ...(ride ? { ride: 'true' } : {}),
  ...(requests ? { requests: 'true' } : {}),
  ...(aboveInvited ? { aboveInvited: 'true' } : {}),
  ...(withoutTable ? { withoutTable: 'true' } : {}),
  ...(toCall ? { toCall: 'true' } : {}),
  ...(toRetry ? { toRetry: 'true' } : {}),
});

/** `?status=…` for the four stat cards; pressing the one that is on takes it off. */
export const toggleStatus = (params: URLSearchParams, status: StatsGroup): string => {
  const { status: current, ...rest } = readFilter(params);
  return `?${writeFilter(params, current === status ? rest : { ...rest, status })}`;
};
