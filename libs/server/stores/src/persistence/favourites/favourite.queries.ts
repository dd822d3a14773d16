import { Injectable } from '@nestjs/common';
import type { StoreId, UserId } from '@smachot/contracts';
import { prepared, ReadModel } from '@smachot/server-platform';
import { CARDS, STARTING_CARD, STARTING_PRICE } from '../../browse/cards-sql';
import { FAVOURITE_IDS } from './favourite.repository';

/** `at`: microseconds since the epoch, `card`: JSON; null: the store is not listed any more. */
export type FavouriteRow = { id: StoreId; at: string; name: string; card: string | null };

/** Microseconds, as Postgres stores them: two favourites added in one millisecond have an order too. */
const MICROSECONDS = `(extract(epoch from f.added_at) * 1000000)::bigint`;
const PAGE =
  prepared(`select f.store_id as id, ${MICROSECONDS}::text as at, s.business_name as name, ${STARTING_CARD} as card
  from stores.favourites f join stores.stores s on s.id = f.store_id
    left join stores.listings l on l.store_id = f.store_id and l.category = '' ${STARTING_PRICE}
  where f.user_id = $1 and ($2::bigint is null
    or (f.added_at, f.store_id) < ('epoch'::timestamptz + $2::bigint * interval '1 microsecond', $3::uuid))
  order by f.added_at desc, f.store_id desc limit $4`);

/** Reads favourites, and the cards of stores that a visitor keeps without an account. */
@Injectable()
export class FavouriteQueries {
  constructor(private readonly read: ReadModel) {}

  /** The last added first. `after`: `at` and `id` of the last row of the previous page. */
  page(userId: UserId, after: [string | null, string | null], limit: number): Promise<FavouriteRow[]> {
    return this.read.rows<FavouriteRow>(PAGE, [userId, ...after, limit]);
  }

  /** The last added first. */
  async idsOf(userId: UserId): Promise<string[]> {
    const rows = await this.read.rows<{ id: StoreId }>(FAVOURITE_IDS, [userId]);
    return rows.map(({ id }) => id);
  }

  /** The cards of the listed stores among these as JSON, in the order of the ids. */
  async cards(storeIds: StoreId[]): Promise<string[]> {
    const rows = await this.read.rows<{ card: string }>(CARDS, [storeIds]);
    return rows.map(({ card }) => card);
  }
}
