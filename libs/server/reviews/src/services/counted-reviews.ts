import { Injectable } from '@nestjs/common';
import type { OrderId, StoreId } from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { isPaid } from '../domain/may-review';
import { OrderMoneyRepository } from '../persistence/order-money.repository';
import { ReviewRepository } from '../persistence/review.repository';
import { StoresGateway } from '../stores-gateway';
import { RatingTotals } from './rating-totals';
import { ReviewNotices } from './review-notices';

type Reviewed = { orderId: OrderId; storeId: StoreId };

/** Keeps the stars of an order in the ratings while the order is paid. Locks the order before the ratings of its store. */
@Injectable()
export class CountedReviews {
  constructor(
    private readonly work: UnitOfWork,
    private readonly money: OrderMoneyRepository,
    private readonly reviews: ReviewRepository,
    private readonly totals: RatingTotals,
    private readonly notices: ReviewNotices,
    private readonly stores: StoresGateway,
  ) {}

  /** Notes something about the money of an order, and follows what it means for its review. */
  async after({ orderId, storeId }: Reviewed, note: (tx: Tx) => Promise<void>): Promise<void> {
    const store = (await this.stores.byId([storeId])).get(storeId)?.businessName ?? '';
    await this.work.run(async (tx) => {
      await this.money.lock(tx, orderId);
      await note(tx);
      const [counts, money] = [await this.reviews.counts(tx, orderId), await this.money.of(tx, orderId)];
      if (counts === undefined || !money) return;
      const paid = isPaid(money);
      if (counts !== paid)
        await this.totals.change(tx, storeId, () => this.count(tx, orderId, { paid, store }));
    });
  }

  private async count(
    tx: Tx,
    orderId: OrderId,
    { paid, store }: { paid: boolean; store: string },
  ): Promise<Result<undefined>> {
    const review = await this.reviews.loadOf(tx, orderId);
    if (!review) return accept();
    review.count(paid);
    await this.reviews.save(tx, review);
    const { authorId, status } = review.state;
    if (!paid && authorId && status !== 'hidden') this.notices.uncounted(tx, authorId, store);
    return accept();
  }
}
