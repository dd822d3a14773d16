import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { Clock } from '@smachot/kernel';
import { type Delivery, ReadModel, type Tx, UnitOfWork } from '@smachot/server-platform';
import { CHECKOUT_COLUMNS, type CheckoutRow, isOpen } from '../../domain/placing/checkout';
import { Order } from '../../domain/order';
import type { PaymentMove } from '../../domain/money/order-money';
import { StoresGateway } from '../../stores-gateway';
import { OrderRepository } from '../../persistence/orders/order.repository';
import { Slots } from '../../persistence/placing/slots';
import { CheckoutEnding } from '../../services/checkout-ending';

/** Handles `payments.moved`: a checkout becomes an order or ends, an order records it. */
export class ApplyPaymentOutcome extends Command<void> {
  constructor(
    readonly payment: PaymentMove,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(ApplyPaymentOutcome)
export class ApplyPaymentOutcomeHandler implements ICommandHandler<ApplyPaymentOutcome> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly read: ReadModel,
    private readonly clock: Clock,
    private readonly orders: OrderRepository,
    private readonly stores: StoresGateway,
    private readonly ending: CheckoutEnding,
    private readonly slots: Slots,
  ) {}

  async execute({ payment, delivery }: ApplyPaymentOutcome): Promise<void> {
    const crew = await this.crewOf(payment);
    await this.work.runOnce(delivery, async (tx) => {
      const [checkout] = await tx.query<CheckoutRow>(
        `select ${CHECKOUT_COLUMNS} from orders.checkouts where payment_id = $1 for update`,
        [payment.paymentId],
      );
      if (!checkout) return this.noteExtra(tx, payment, crew);
      if (isOpen(checkout)) return this.goOn(tx, checkout, payment, crew);
      if (checkout.status !== 'placed') return this.tooLate(tx, checkout, payment);
      const order = await this.orders.loadByPayment(tx, payment.paymentId);
      if (!order) return;
      order.applyPayment(payment, this.clock.now());
      await this.orders.save(tx, order, crew);
    });
  }

  /** Applies the event to the rest after a deposit, or to the one more sale of an order that followed an invitation. */
  private async noteExtra(tx: Tx, payment: PaymentMove, crew: string[]): Promise<void> {
    const order = await this.orders.loadByExtraPayment(tx, payment.paymentId);
    if (!order) return;
    order.applyPayment(payment, this.clock.now());
    await this.orders.save(tx, order, crew);
  }

  private async crewOf({ paymentId }: PaymentMove): Promise<string[]> {
    const checkout = await this.read.one<{ store_id: string }>(
      `select store_id from orders.checkouts where payment_id = $1
       union all select o.store_id from orders.followings f join orders.orders o on o.id = f.order_id where f.extra_payment_id = $1
       union all select o.store_id from orders.payment_plans p join orders.orders o on o.id = p.order_id where p.payment_id = $1`,
      [paymentId],
    );
    return checkout ? this.stores.crew(checkout.store_id) : [];
  }

  private async goOn(tx: Tx, checkout: CheckoutRow, { move }: PaymentMove, crew: string[]): Promise<void> {
    if (move === 'held') await this.place(tx, checkout, crew);
    if (move === 'challenged') {
      await tx.query(`update orders.checkouts set status = 'action_required' where id = $1`, [checkout.id]);
      await this.slots.tellOf(tx, checkout.order_id);
      tx.hint(`user:${checkout.user_id}`);
    }
    if (move === 'refused') await this.ending.end(tx, checkout, 'refused', 'payment.failed');
  }

  private async place(tx: Tx, checkout: CheckoutRow, crew: string[]): Promise<void> {
    const birth = { id: checkout.order_id, code: checkout.order_code, paymentId: checkout.payment_id };
    await this.orders.add(tx, Order.place(checkout.draft!, birth, this.clock.now()), crew, checkout.id);
    await this.slots.tellOf(tx, checkout.order_id);
  }

  /** An outcome after the slot was given away changes nothing: the authorized sum is released. */
  private tooLate(tx: Tx, { user_id }: CheckoutRow, { paymentId, move }: PaymentMove): void {
    if (move === 'held' || move === 'captured')
      tx.emit('orders.release_wanted', { paymentId, userId: user_id });
  }
}
