import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, Order as OrderContract, orderConsequences, OrderId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result, toShekels } from '@smachot/kernel';
import { orderLifecycle } from '@smachot/lifecycles';
import { isRestDay } from '@smachot/server-calendar';
import { FileStore } from '@smachot/server-platform';
import type { Reader } from '@smachot/server-stores';
import { Order } from '../../domain/order';
import { paidPrice } from '../../domain/order-terms';
import { OrderQueries } from '../../persistence/orders/order.queries';
import { OrderAccess } from '../../services/order-access';
import { OrderMoneyView } from '../../services/order-money-view';
import { OrderRequestsView } from '../../services/order-requests-view';
import { orderView } from '../../views/order-view';

export class OneOrder extends Query<Result<OrderContract>> {
  constructor(
    readonly orderId: OrderId,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(OneOrder)
export class OneOrderHandler implements IQueryHandler<OneOrder> {
  constructor(
    private readonly orders: OrderQueries,
    private readonly access: OrderAccess,
    private readonly money: OrderMoneyView,
    private readonly requests: OrderRequestsView,
    private readonly files: FileStore,
  ) {}

  async execute({ orderId, reader }: OneOrder): Promise<Result<OrderContract>> {
    const [standing, known] = await Promise.all([
      this.access.seenBy(orderId, reader),
      this.orders.find(orderId),
    ]);
    if (!standing || !known) return refuse('not_found');
    const { side } = standing;
    const [payment, linkedOrder, changeRequest, income, plan] = await Promise.all([
      this.money.payment(known, side),
      this.requests.linkedOrder(known, side),
      this.requests.change(known),
      this.money.income(known, side),
      this.money.plan(known, side),
    ]);
    const order = orderView(known.state, side, payment);
    const orderSummary = this.withPicture(order.orderSummary);
    const view = { ...order, orderSummary, following: linkedOrder, changeRequest, income, plan };
    return accept(standing.readOnly ? { ...view, readOnly: true } : view);
  }

  /** Renews the URL of the picture: the stored one has expired. */
  private withPicture(summary: OrderContract['orderSummary']): OrderContract['orderSummary'] {
    const { pricingUnitImage: image } = summary;
    return image === null ? summary : { ...summary, pricingUnitImage: this.files.renewed(image) };
  }
}

type Consequences = AnswerOf<typeof orderConsequences>;

/** Consequences for the money of each move the caller can make now. */
export class OrderConsequences extends Query<Result<Consequences>> {
  constructor(
    readonly orderId: OrderId,
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
    const { state, storedLinkedOrder, plan } = known;
    const moves: Consequences['moves'] = {};
    if (standing.readOnly) return accept({ moves });
    for (const move of orderLifecycle.movesFor(state.status, standing.side))
      moves[move] = consequenceOf(
        move,
        new Order(state, storedLinkedOrder, null, plan),
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
