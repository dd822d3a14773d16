import { Injectable } from '@nestjs/common';
import type { MailState, Order as OrderContract } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { OrderPayments, type PaymentView } from '@smachot/server-payments';
import { isRestDay } from '@smachot/server-calendar';
import { Order } from '../domain/order';
import { CommissionQueries } from '../persistence/commission/commission.queries';
import { ConfirmationMailQueries } from '../persistence/confirmations/confirmation-mail.queries';
import type { StoredOrder } from '../persistence/orders/order.queries';
import { incomeView } from '../views/order-view';
import { planView } from '../views/plan-view';

type Side = OrderContract['side'];

/** The money of an order, for one of its sides. */
@Injectable()
export class OrderMoneyView {
  constructor(
    private readonly payments: OrderPayments,
    private readonly mails: ConfirmationMailQueries,
    private readonly commissions: CommissionQueries,
    private readonly clock: Clock,
  ) {}

  /** Only customers see their card and the e-mail that confirmed the payment. */
  async payment({ state }: StoredOrder, side: Side): Promise<PaymentView & { mail: MailState | null }> {
    const own = side === 'customer' && state.paymentId;
    if (!own) return { cardLastFour: null, authenticateUrl: null, mail: null };
    const [payment, mail] = await Promise.all([this.payments.view(own), this.mails.stateOf(state.id)]);
    return { ...payment, mail };
  }

  /** Only the partner sees its income; null also when there is none. */
  async income({ state }: StoredOrder, side: Side): Promise<OrderContract['income']> {
    if (side !== 'partner') return null;
    const current = state.commissionRate ?? (await this.commissions.rateOf(state.storeId));
    return incomeView(state, current);
  }

  async plan({ state, storedLinkedOrder, plan }: StoredOrder, side: Side): Promise<OrderContract['plan']> {
    const { authenticateUrl } =
      side === 'customer' && plan?.paymentId
        ? await this.payments.view(plan.paymentId)
        : { authenticateUrl: null };
    const decides = side === 'partner' && plan?.status === 'undecided';
    const cancelling = decides
      ? new Order(state, storedLinkedOrder, null, plan).refundOf('customer', this.clock.now(), { isRestDay })
      : null;
    return planView(state, plan, side, { authenticateUrl, cancelling });
  }
}
