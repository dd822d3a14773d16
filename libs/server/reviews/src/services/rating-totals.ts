import { Injectable } from '@nestjs/common';
import type { StoreId } from '@smachot/contracts';
import type { Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { RatingRepository } from '../persistence/rating.repository';

/** Changes which reviews of a store count: one change after the other, each with the totals that follow from it. */
@Injectable()
export class RatingTotals {
  constructor(private readonly ratings: RatingRepository) {}

  async change<T>(tx: Tx, storeId: StoreId, act: () => Promise<Result<T>>): Promise<Result<T>> {
    const version = await this.ratings.lock(tx, storeId);
    const done = await act();
    if (!done.ok) return done;
    tx.emit('reviews.rating_moved', await this.ratings.recompute(tx, storeId, version));
    return done;
  }
}
