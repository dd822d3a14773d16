import {
  Command,
  CommandHandler,
  type ICommandHandler,
  type IQueryHandler,
  Query,
  QueryHandler,
} from '@nestjs/cqrs';
import type { AnswerOf, OrderId, previewChange, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result, toShekels } from '@smachot/kernel';
import { Order } from '../../domain/order';
import { OrderQueries } from '../../persistence/orders/order.queries';
import type { TermsWithCalendar } from '../../services/changes-calendar';
import { OrderAccess } from '../../services/order-access';
import { OrderTransitions } from '../../services/order-transitions';
import { RequestedTerms, type WantedForm } from '../../services/requested-terms';

/** Consequences of other terms for one side of an order, before the other side is asked. */
export class PreviewChange extends Query<Result<AnswerOf<typeof previewChange>>> {
  constructor(
    readonly orderId: OrderId,
    readonly userId: UserId,
    readonly form: WantedForm,
  ) {
    super();
  }
}

@QueryHandler(PreviewChange)
export class PreviewChangeHandler implements IQueryHandler<PreviewChange> {
  constructor(
    private readonly orders: OrderQueries,
    private readonly access: OrderAccess,
    private readonly requested: RequestedTerms,
    private readonly clock: Clock,
  ) {}

  async execute({ orderId, userId, form }: PreviewChange): Promise<Result<AnswerOf<typeof previewChange>>> {
    const [standing, known] = await Promise.all([this.access.of(orderId, userId), this.orders.find(orderId)]);
    if (!standing || !known) return refuse('not_found');
    const { pricingUnitId } = known.state.summary;
    const asked = await this.requested.of({ ...known.state, pricingUnitId }, form);
    if (!asked.ok) return asked;
    const order = new Order(known.state, known.storedLinkedOrder, known.change, known.plan);
    const offer = order.changes.offer(asked.value.wanted, this.clock.now());
    if (!offer.ok) return offer;
    return accept({
      difference: toShekels(offer.value.difference),
      calendar: asked.value.calendar,
    });
  }
}

/** One side of an order requests other terms from the other. `expected`: the difference that was shown, in shekels. */
export class ProposeChange extends Command<Result<undefined>> {
  constructor(
    readonly orderId: OrderId,
    readonly userId: UserId,
    readonly form: WantedForm,
    readonly expected: number,
  ) {
    super();
  }
}

@CommandHandler(ProposeChange)
export class ProposeChangeHandler implements ICommandHandler<ProposeChange> {
  constructor(
    private readonly moves: OrderTransitions,
    private readonly orders: OrderQueries,
    private readonly requested: RequestedTerms,
  ) {}

  execute({ orderId, userId, form, expected }: ProposeChange): Promise<Result<undefined>> {
    return this.moves.by<TermsWithCalendar>(
      { orderId, userId, side: 'both' },
      async () => {
        const order = await this.orders.orderedUnit(orderId);
        if (!order) return refuse('not_found');
        return this.requested.of({ id: orderId, ...order }, form);
      },
      // a value that is no whole number of agorot was never shown, so the order refuses it
      (order, { wanted }, now, side) =>
        order.changes.propose(side, wanted, Math.round(expected * 1e6) / 1e4, now),
    );
  }
}
