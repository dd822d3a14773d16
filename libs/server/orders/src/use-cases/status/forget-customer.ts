import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@smachot/kernel';
import { type Delivery, ReadModel, UnitOfWork } from '@smachot/server-platform';
import { CHECKOUT_COLUMNS, type CheckoutRow, isOpen } from '../../domain/placing/checkout';
import { StoresGateway } from '../../stores-gateway';
import { BookingRepository } from '../../persistence/bookings/booking.repository';
import { CalendarFeeds } from '../../persistence/calendar/calendar-feeds';
import { CheckoutDrafts } from '../../persistence/placing/checkout-drafts';
import { OrderRepository } from '../../persistence/orders/order.repository';
import { CheckoutEnding } from '../../services/checkout-ending';

/**
 * Handles a closed account: pending orders are recalled, agreed ones stand, and orders that are over keep neither name nor
 * phone nor place. Sums and dates stay, as the law on bookkeeping requires.
 */
export class ForgetCustomer extends Command<void> {
  constructor(
    readonly userId: string,
    /** Absent in events from before the field existed. */
    readonly phoneKey: string | undefined,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ForgetCustomer)
export class ForgetCustomerHandler implements ICommandHandler<ForgetCustomer> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly read: ReadModel,
    private readonly clock: Clock,
    private readonly orders: OrderRepository,
    private readonly stores: StoresGateway,
    private readonly ending: CheckoutEnding,
    private readonly drafts: CheckoutDrafts,
    private readonly bookings: BookingRepository,
    private readonly feeds: CalendarFeeds,
  ) {}

  async execute({ userId, phoneKey, delivery }: ForgetCustomer): Promise<void> {
    const own = await this.read.rows<{ id: string; store_id: string }>(
      'select id, store_id from orders.orders where user_id = $1 order by id',
      [userId],
    );
    const crewOf = await this.stores.crews(own.map(({ store_id }) => store_id));
    await this.work.runOnce(delivery, async (tx) => {
      await this.drafts.forgetOf(tx, userId);
      await this.feeds.forgetOf(tx, userId);
      if (phoneKey) await this.bookings.eraseOfPhone(tx, phoneKey, this.clock.now());
      const checkouts = await tx.query<CheckoutRow>(
        `select ${CHECKOUT_COLUMNS} from orders.checkouts where user_id = $1 and draft is not null for update`,
        [userId],
      );
      for (const checkout of checkouts)
        if (isOpen(checkout)) await this.ending.end(tx, checkout, 'expired', null);
      for (const { id, store_id } of own) {
        const order = await this.orders.load(tx, id);
        if (!order) continue;
        order.customerLeaves(this.clock.now());
        await this.orders.save(tx, order, crewOf(store_id));
      }
    });
  }
}
