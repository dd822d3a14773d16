import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { InputOf, OwnReview, UserId, writeReview } from '@smachot/contracts';
import { accept, Clock, newId, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork, withoutContacts } from '@smachot/server-platform';
import type { OrderToReview } from '@smachot/server-orders';
import { mayReview } from '../domain/may-review';
import { Review } from '../domain/review';
import { OrdersGateway } from '../orders-gateway';
import { ReviewNotices } from '../services/review-notices';
import { ReviewViews } from '../services/review-views';
import { Writing } from '../services/writing';
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
    private readonly writing: Writing,
    private readonly notices: ReviewNotices,
    private readonly views: ReviewViews,
    private readonly clock: Clock,
  ) {}

  async execute({ form, userId }: WriteReview): Promise<Result<OwnReview>> {
    const order = await this.orders.find(form.orderId);
    if (order?.customerId !== userId) return refuse('not_found');
    const worksThere = (await this.stores.workplacesOf(userId)).includes(order.storeId);
    const audience = await this.notices.audienceOf(order.storeId);
    const written = await this.work.run(async (tx): Promise<Result<Review>> => {
      const now = this.clock.now();
      const paid = await this.writing.isPaid(tx, order);
      const may = mayReview({ ...order, paid }, { worksThere, now });
      if (!may.ok) return may;
      if (withoutContacts(form.text) !== form.text)
        return refuse('review.contacts', { fields: { text: 'review.contacts' } });
      const review = reviewOf(order, { form, userId, now });
      const added = await this.writing.add(tx, review, userId);
      if (added.ok && audience) this.notices.received(tx, audience);
      return added;
    });
    if (!written.ok) return written;
    return accept((await this.views.own([written.value.state]))[0]!);
  }
}

const reviewOf = (
  { orderId, storeId, pricingUnitId, pricingUnitName }: OrderToReview,
  { form, userId, now }: { form: Form; userId: UserId; now: Date },
): Review =>
  Review.write(
    {
      ...form.aspects,
      ...{ id: newId(), orderId, storeId, unitId: pricingUnitId, unitName: pricingUnitName },
      ...{ authorId: userId, rating: form.rating, text: form.text },
    },
    now,
  );
