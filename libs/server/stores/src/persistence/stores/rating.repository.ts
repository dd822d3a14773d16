import { Injectable } from '@nestjs/common';
import type { EventPayload } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import { ListingRepository } from '../listing/listing.repository';

/** Keeps what reviews published of a store's ratings, and the columns of browse that follow from it. */
@Injectable()
export class RatingRepository {
  constructor(private readonly listing: ListingRepository) {}

  /** An older version than the stored one changes nothing. */
  async save(
    tx: Tx,
    { storeId, version, sum, count, units }: EventPayload<'reviews.rating_moved'>,
  ): Promise<void> {
    // locked like every change of the store, in the same order
    const found = await tx.query('select id from stores.stores where id = $1 for update', [storeId]);
    if (!found.length) return;
    await tx.query(
      `with newest as (
         insert into stores.ratings as r (store_id, version, units) values ($1, $2, $3::jsonb)
         on conflict (store_id) do update set version = excluded.version, units = excluded.units where r.version < excluded.version
         returning store_id)
       update stores.stores s set rating_sum = $4, rating_count = $5 from newest n where s.id = n.store_id`,
      [storeId, version, JSON.stringify(units), sum, count],
    );
    await this.listing.refresh(tx, storeId);
    tx.hint(`store:${storeId}`);
  }
}
