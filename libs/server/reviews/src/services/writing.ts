import { Injectable } from '@nestjs/common';
import type { UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { OrderToReview } from '@smachot/server-orders';
import type { Tx } from '@smachot/server-platform';
import { isPaid } from '../domain/may-review';
import type { Review } from '../domain/review';
import { OrderMoneyRepository } from '../persistence/order-money.repository';
import { PersonPresence } from '../persistence/person-presence';
import { ReviewRepository } from '../persistence/review.repository';
import { RatingTotals } from './rating-totals';

/** Adds a review: not after a refund that was noted meanwhile, nor of somebody who was erased meanwhile. */
@Injectable()
export class Writing {
  constructor(
    private readonly money: OrderMoneyRepository,
    private readonly people: PersonPresence,
    private readonly reviews: ReviewRepository,
    private readonly totals: RatingTotals,
  ) {}

  /** Whether an order is paid as of the newest that is known of it. Locks the order. */
  async isPaid(tx: Tx, order: OrderToReview): Promise<boolean> {
    await this.money.lock(tx, order.orderId);
    await this.money.note(tx, order);
    const money = await this.money.of(tx, order.orderId);
    return money !== undefined && isPaid(money);
  }

  async add(tx: Tx, review: Review, userId: UserId): Promise<Result<Review>> {
    if (!(await this.people.hold(tx, userId))) return refuse('not_found');
    return this.totals.change(tx, review.state.storeId, async () =>
      (await this.reviews.add(tx, review)) ? accept(review) : refuse('review.exists'),
    );
  }
}
