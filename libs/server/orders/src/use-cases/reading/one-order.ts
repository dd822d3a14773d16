import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, Order as OrderContract, orderConsequences } from '@smachot/contracts';
import { accept, Clock, refuse, type Result, toShekels } from '@smachot/kernel';
import { orderLifecycle } from '@smachot/lifecycles';
import { OrderPayments } from '@smachot/server-payments';
import { isRestDay } from '@smachot/server-calendar';
import { FileStore, ReadModel } from '@smachot/server-platform';
import type { Reader } from '@smachot/server-stores';
import { CommissionQueries } from '../../persistence/commission/commission.queries';
import { mailStateOf } from '../../persistence/confirmations/confirmation-mails';
import { Order } from '../../domain/order';
import { paidPrice } from '../../domain/order-terms';
import { InvitationsGateway } from '../../invitations-gateway';
import { OrderQueries, type StoredOrder } from '../../persistence/orders/order.queries';
import { changeView } from '../../views/change-view';
import { linkedOrderView } from '../../views/linked-order-view';
import { planView } from '../../views/plan-view';
import { incomeView, orderView } from '../../views/order-view';
import { ChangesCalendar } from '../../services/changes-calendar';
import { OrderAccess } from '../../services/order-access';

export class OneOrder extends Query<Result<OrderContract>> {
  constructor(
    readonly orderId: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(OneOrder)
export class OneOrderHandler implements IQueryHandler<OneOrder> {
  constructor(
    private readonly read: ReadModel,
    private readonly orders: OrderQueries,
    private readonly access: OrderAccess,
    private readonly payments: OrderPayments,
    private readonly invitations: InvitationsGateway,
    private readonly calendar: ChangesCalendar,
    private readonly commissions: CommissionQueries,
    private readonly files: FileStore,
    private readonly clock: Clock,
  ) {}

  async execute({ orderId, reader }: OneOrder): Promise<Result<OrderContract>> {
    const [standing, known] = await Promise.all([
      this.access.seenBy(orderId, reader),
      this.orders.find(orderId),
    ]);
    if (!standing || !known) return refuse('not_found');
    const own = standing.side === 'customer' && known.state.paymentId;
    const [payment, mail, following, changeRequest, income, plan] = await Promise.all([
      own ? this.payments.view(own) : { cardLastFour: null, authenticateUrl: null },
      own ? mailStateOf(this.read, orderId) : null,
      this.following(known, standing.side),
      this.change(known),
      standing.side === 'partner' ? this.income(known.state) : null,
      this.plan(known, standing.side),
    ]);
    const order = orderView(known.state, standing.side, { ...payment, mail });
    const orderSummary = this.withPicture(order.orderSummary);
    const view = { ...order, orderSummary, following, changeRequest, income, plan };
    return accept(standing.readOnly ? { ...view, readOnly: true } : view);
  }

  /** Renews the URL of the picture: the stored one has expired. */
  private withPicture(summary: OrderContract['orderSummary']): OrderContract['orderSummary'] {
    const { pricingUnitImage: image } = summary;
    return image === null ? summary : { ...summary, pricingUnitImage: this.files.renewed(image) };
  }

  private async income(state: StoredOrder['state']): Promise<OrderContract['income']> {
    const current = state.commissionRate ?? (await this.commissions.rateOf(state.storeId));
    return incomeView(state, current);
  }

  private async plan(
    { state, followed, plan }: StoredOrder,
    side: OrderContract['side'],
  ): Promise<OrderContract['plan']> {
    const { authenticateUrl } =
      side === 'customer' && plan?.paymentId
        ? await this.payments.view(plan.paymentId)
        : { authenticateUrl: null };
    const decides = side === 'partner' && plan?.status === 'undecided';
    const cancelling = decides
      ? new Order(state, followed, null, plan).refundOf('customer', this.clock.now(), { isRestDay })
      : null;
    return planView(state, plan, side, { authenticateUrl, cancelling });
  }

  private async change({ state, change }: StoredOrder): Promise<OrderContract['changeRequest']> {
    if (change?.status !== 'open') return change && changeView(change, null);
    const asked = await this.calendar.ask(state, change);
    return changeView(change, asked.ok ? asked.value.calendar : null);
  }

  private async following(
    known: StoredOrder,
    side: OrderContract['side'],
  ): Promise<OrderContract['following']> {
    const { followed } = known;
    if (!followed) return null;
    const { eventId, extraPaymentId, extraStatus } = followed.state;
    const [events, extra] = await Promise.all([
      this.invitations.seats([eventId]),
      extraPaymentId && extraStatus === 'action_required' && side === 'customer'
        ? this.payments.view(extraPaymentId)
        : null,
    ]);
    const event = eventId ? events.get(eventId) : undefined;
    return linkedOrderView({ ...known, followed }, event, side, extra?.authenticateUrl);
  }
}

type Consequences = AnswerOf<typeof orderConsequences>;

/** Consequences for the money of each move the caller can make now. */
export class OrderConsequences extends Query<Result<Consequences>> {
  constructor(
    readonly orderId: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(OrderConsequences)
export class OrderConsequencesHandler implements IQueryHandler<OrderConsequences> {
  constructor(
    private readonly orders: OrderQueries,
    private readonly access: OrderAccess,
    private readonly clock: Clock,
  ) {}

  async execute({ orderId, reader }: OrderConsequences): Promise<Result<Consequences>> {
    const [standing, known] = await Promise.all([
      this.access.seenBy(orderId, reader),
      this.orders.find(orderId),
    ]);
    if (!standing || !known) return refuse('not_found');
    const { state, followed, plan } = known;
    const moves: Consequences['moves'] = {};
    if (standing.readOnly) return accept({ moves });
    for (const move of orderLifecycle.movesFor(state.status, standing.side))
      moves[move] = consequenceOf(
        move,
        new Order(state, followed, null, plan),
        standing.side,
        this.clock.now(),
      );
    return accept({ moves });
  }
}

const consequenceOf = (
  move: keyof Consequences['moves'],
  order: Order,
  side: OrderContract['side'],
  now: Date,
): NonNullable<Consequences['moves'][typeof move]> => {
  const nothing = { captured: 0, refunded: 0, kept: 0, owed: 0 };
  const { paymentId } = order.state;
  if (move === 'cancel') {
    const { refunded, kept, owed, because } = order.refundOf(side, now, { isRestDay });
    return {
      captured: 0,
      refunded: toShekels(refunded),
      kept: toShekels(kept),
      owed: toShekels(owed),
      because,
    };
  }
  if (!paymentId) return { ...nothing, because: 'nothing_paid' };
  return move === 'approve'
    ? { ...nothing, captured: toShekels(paidPrice(order.state)), because: 'capture' }
    : { ...nothing, because: 'hold_released' };
};
