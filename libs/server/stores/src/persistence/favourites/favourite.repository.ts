import { Injectable } from '@nestjs/common';
import { MOST_FAVOURITES, type StoreId, type UserId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';

/** The condition of a public store, which may be a favourite. */
const SHOWN = 's.is_public and s.closed_at is null';

/** The last added first. */
export const FAVOURITE_IDS = `select store_id::text as id from stores.favourites where user_id = $1
  order by added_at desc, store_id desc`;

/** The favourite stores of persons. */
@Injectable()
export class FavouriteRepository {
  /**
   * Locks a person's favourites. Two browsers of one person merge at once: the second one counts the favourites that the
   * first one added.
   */
  async lock(tx: Tx, userId: UserId): Promise<void> {
    await tx.query(`select pg_advisory_xact_lock(hashtext('stores.favourites'), hashtext($1))`, [userId]);
  }

  /**
   * Adds public stores that are no favourites yet, up to the limit, the first of them as the newest. Under the lock.
   * @returns the number of stores beyond the limit
   */
  async add(tx: Tx, userId: UserId, storeIds: StoreId[], now: Date): Promise<number> {
    const [left] = await tx.query<{ count: number }>(
      `with wanted as (
         select s.id, min(w.place) as place from unnest($2::uuid[]) with ordinality w(id, place)
           join stores.stores s on s.id = w.id and ${SHOWN}
         where not exists (select 1 from stores.favourites f where f.user_id = $1 and f.store_id = w.id)
         group by s.id order by place),
       added as (
         insert into stores.favourites (user_id, store_id, added_at)
         select $1, id, $3::timestamptz - place * interval '1 millisecond' from wanted order by place
         limit greatest(0, $4 - (select count(*) from stores.favourites where user_id = $1))
         returning 1)
       select ((select count(*) from wanted) - (select count(*) from added))::int as count`,
      [userId, storeIds, now, MOST_FAVOURITES],
    );
    return left!.count;
  }

  async isFavourite(tx: Tx, userId: UserId, storeId: StoreId): Promise<boolean> {
    const rows = await tx.query('select 1 from stores.favourites where user_id = $1 and store_id = $2', [
      userId,
      storeId,
    ]);
    return rows.length > 0;
  }

  /** The last added first. */
  async idsOf(tx: Tx, userId: UserId): Promise<string[]> {
    const rows = await tx.query<{ id: StoreId }>(FAVOURITE_IDS, [userId]);
    return rows.map(({ id }) => id);
  }

  async remove(tx: Tx, userId: UserId, storeId: StoreId): Promise<void> {
    await tx.query('delete from stores.favourites where user_id = $1 and store_id = $2', [userId, storeId]);
  }

  async removeAllOf(tx: Tx, userId: UserId): Promise<void> {
    await tx.query('delete from stores.favourites where user_id = $1', [userId]);
  }
}
