import { Injectable } from '@nestjs/common';
import type { PlaceOrderForm } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { cardPaymentsOf } from '@smachot/pricing';
import { type Hold, PaymentAuthorizations } from '@smachot/server-payments';
import { Logger, type Tx } from '@smachot/server-platform';
import { type CheckoutRow, isTooLateForProposal } from '../domain/placing/checkout';
import { Order } from '../domain/order';
import type { Draft } from '../domain/order-state';
import { OrderRepository } from '../persistence/orders/order.repository';
import { SlotRepository, type TakenDay } from '../persistence/placing/slot.repository';

/** Milliseconds a request waits for the card; after that the answer says that it is still being authorized. */
const TIMEOUT_MS = 5_000;

type Taken = { checkout: CheckoutRow; draft: Draft; crew: string[]; day: TakenDay };
/** A checkout with its seat and, unless it costs nothing, the authorization of the card. */
export type Reserved = Taken & { hold: Hold | null };

/** Turns a reserved slot into an order while its customer waits. After a crash payments finds the rest, and `ApplyPaymentOutcome` ends it. */
@Injectable()
export class CheckoutAuthorization {
  constructor(
    private readonly holds: PaymentAuthorizations,
    private readonly orders: OrderRepository,
    private readonly slots: SlotRepository,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Records the intent in the transaction that takes the slot. */
  async begin(
    tx: Tx,
    taken: Taken,
    { cardId, draftId, returnTo }: Pick<PlaceOrderForm, 'cardId' | 'draftId'> & { returnTo?: string },
  ): Promise<Result<Reserved>> {
    const { checkout, draft } = taken;
    const first = draft.paymentTerms?.deposit || checkout.price;
    const back = returnTo ?? `/partner/${draft.storeUsername}/checkout`;
    const hold = await this.holds.begin(tx, {
      paymentId: checkout.payment_id!,
      userId: checkout.user_id,
      cardId: cardId ?? null,
      amount: first,
      cardPayments: cardPaymentsOf(first, draft.paymentTerms?.cardPayments ?? 1),
      orderCode: checkout.order_code,
      returnTo: `${back}${back.includes('?') ? '&' : '?'}checkout=${checkout.id}${draftId ? `&c=${draftId}` : ''}`,
    });
    return hold ? accept({ ...taken, hold }) : refuse('card.missing');
  }

  /** Whether the order exists now. Any other or later outcome of the card arrives as `payments.moved`. */
  take(reserved: Reserved): Promise<boolean> {
    const placed = this.holds
      .take(reserved.hold!, (tx) => this.place(tx, reserved))
      .catch((error: unknown) => {
        this.logger.error({ checkout: reserved.checkout.id, error }, 'a hold was left to be looked at again');
        return undefined;
      });
    return withTimeout(placed);
  }

  /** Turns the checkout into the order. A checkout that is over releases the card. */
  async place(tx: Tx, { checkout, draft, crew, day }: Taken): Promise<boolean> {
    const { order_id, order_code, payment_id, user_id } = checkout;
    const birth = { id: order_id, code: order_code, paymentId: payment_id };
    const now = this.clock.now();
    const isLate = isTooLateForProposal(checkout, draft, now);
    const there = !isLate && (await this.orders.add(tx, Order.place(draft, birth, now), crew, checkout.id));
    if (there) this.slots.tell(tx, day);
    else tx.emit('orders.release_wanted', { paymentId: payment_id!, userId: user_id });
    return there;
  }
}

const withTimeout = async (placed: Promise<boolean | undefined>): Promise<boolean> => {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), TIMEOUT_MS);
  });
  return (await Promise.race([placed, late]).finally(() => clearTimeout(timer))) ?? false;
};
