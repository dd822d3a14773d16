import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InputOf, OwnReview, UserId, writeReview } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { type Tx, UnitOfWork, withoutContacts } from '@smachot/server-platform';
import type { OrderToReview } from '@smachot/server-orders';
import { mayReview } from '../domain/may-review';
import { Review } from '../domain/review';
import { OrdersGateway } from '../orders-gateway';
import { ReviewRepository } from '../persistence/review.repository';
import { RatingTotals } from '../services/rating-totals';
import { ReviewNotices, type StoreAudience } from '../services/review-notices';
import { ReviewViews } from '../services/review-views';
import { StoresGateway } from '../stores-gateway';

type Form = InputOf<typeof writeReview>['body'];

/** Reviews a done and paid order of the caller, once. */
export class WriteReview extends Command<Result<OwnReview>> {
  constructor(
    readonly form: Form,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(WriteReview)
export class WriteReviewHandler implements ICommandHandler<WriteReview> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly orders: OrdersGateway,
    private readonly stores: StoresGateway,
    private readonly reviews: ReviewRepository,
    private readonly totals: RatingTotals,
    private readonly notices: ReviewNotices,
    private readonly views: ReviewViews,
    private readonly clock: Clock,
  ) {}

  async execute({ form, userId }: WriteReview): Promise<Result<OwnReview>> {
    const order = await this.orders.find(form.orderId);
    if (order?.customerId !== userId) return refuse('not_found');
    const worksThere = await this.stores.worksAt(order.storeId, userId);
    const may = mayReview(order, { worksThere, now: this.clock.now() });
    if (!may.ok) return may;
    if (withoutContacts(form.text) !== form.text)
      return refuse('review.contacts', { fields: { text: 'review.contacts' } });
    const audience = await this.notices.audienceOf(order.storeId);
    const written = await this.work.run((tx) => this.write(tx, order, { form, userId, audience }));
    if (!written.ok) return written;
    return accept((await this.views.own([written.value.state]))[0]!);
  }

  private write(
    tx: Tx,
    { orderId, storeId, pricingUnitId, pricingUnitName }: OrderToReview,
    { form, userId, audience }: { form: Form; userId: UserId; audience: StoreAudience | undefined },
  ): Promise<Result<Review>> {
    return this.totals.change(tx, storeId, async () => {
      const review = Review.write(
        {
          ...form.aspects,
          id: newId(),
          orderId,
          storeId,
          unitId: pricingUnitId,
          unitName: pricingUnitName,
          authorId: userId,
          rating: form.rating,
          text: form.text,
        },
        this.clock.now(),
      );
      if (!(await this.reviews.add(tx, review))) return refuse('review.exists');
      if (audience) this.notices.received(tx, audience);
      return accept(review);
    });
  }
}
