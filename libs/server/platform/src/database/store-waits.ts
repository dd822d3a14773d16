import type { StoreId } from '@smachot/contracts';

/**
 * Things of one kind that wait for the crew of a store. `oldest`: since when the first of them waits. `latest`: since when the last of those
 * waits that waited at the moment asked for; null: none of them did.
 */
export type StoreWaits = { storeId: StoreId; count: number; oldest: Date; latest: Date | null };

/**
 * A statement of the things that wait for many stores, `$1`: a row for each store that has some. `$2`: the moment of `latest`.
 * @param things a query of `store_id` and `since`, a row for each thing
 */
export const storeWaits = (things: string): string =>
  `select store_id as "storeId", count(*)::int as count, min(since) as oldest, max(since) filter (where since <= $2) as latest
   from (${things}) things group by store_id`;
