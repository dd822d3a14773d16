import type { EventId, LinkedCount } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { OrderMoney, PaymentMove } from '../money/order-money';
import type { Journal } from '../order-journal';
import type { OrderState } from '../order-state';
import { Amendments } from './amendments';
import { Attendance } from './attendance';
import { type AgreedEvent, EventWatch } from './event-watch';
import { LinkedOrder } from './linked-order';
import { newLinkedOrderState, type StoredLinkedOrder } from './linked-order-state';

/** Link of an order to the guests of an invitation: an order begins without one, and keeps it once it has one. */
export class OrderLink {
  private linked: LinkedOrder | undefined;

  constructor(
    stored: StoredLinkedOrder | null | undefined,
    private readonly order: OrderState,
    private readonly money: OrderMoney,
    private readonly journal: Journal,
  ) {
    if (stored) this.linked = this.linkedOrder(stored);
  }

  get current(): LinkedOrder | undefined {
    return this.linked;
  }

  /** Follows an invitation: from now on its guests determine the number of participants. */
  follow(eventId: EventId, event: AgreedEvent, now: Date, counts: LinkedCount = 'guests'): Result<undefined> {
    const { status, rates, cutOffAt } = this.order;
    const stands = status === 'pending' || status === 'approved';
    if (!stands || this.linked?.isFree === false) return refuse('lifecycle.illegal_move');
    if (!rates || !cutOffAt) return refuse('order.cannot_follow');
    if (cutOffAt <= now) return refuse('order.too_late');
    this.begin(eventId, now).attach(eventId, event, now, counts);
    return accept();
  }

  attach(eventId: EventId, event: AgreedEvent | null, now: Date, counts: LinkedCount = 'guests'): void {
    this.begin(eventId, now).attach(eventId, event, now, counts);
  }

  /** A change's price difference is settled like that of an order that follows an invitation, but without guests. */
  settleOnly(now: Date): LinkedOrder {
    const linked = this.begin(null, now);
    linked.settleOnly();
    return linked;
  }

  /** Applies a payment of its settlement; false: the payment is another one. */
  applyPayment(payment: PaymentMove, now: Date): boolean {
    const linked = this.linked;
    if (!linked || linked.state.extraPaymentId !== payment.paymentId) return false;
    if (this.money.noteExtra(linked.state, payment, now)) linked.settlement.paid(now);
    if (payment.move === 'refused' || payment.move === 'challenged')
      linked.settlement.unpaid(payment.move, now);
    return true;
  }

  private begin(eventId: EventId | null, now: Date): LinkedOrder {
    this.linked ??= this.linkedOrder({
      state: newLinkedOrderState(this.order, eventId, now),
      amendment: null,
    });
    this.order.follows = true;
    return this.linked;
  }

  private linkedOrder({ state, amendment, attendance = null }: StoredLinkedOrder): LinkedOrder {
    return new LinkedOrder(
      state,
      new Amendments(amendment, this.journal),
      new Attendance(attendance, this.journal),
      new EventWatch(state, this.order, this.journal),
      this.order,
      this.money,
      this.journal,
    );
  }
}
