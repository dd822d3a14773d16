import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, kitchenSheet, OrderId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { Order } from '../../domain/order';
import { InvitationsGateway } from '../../invitations-gateway';
import { invitationOf, kitchenNumbersOf } from '../../views/kitchen-numbers';
import { OrderQueries } from '../../persistence/orders/order.queries';
import { mayBeCalled } from '../../views/order-view';
import { OrderAccess } from '../../services/order-access';

type Answer = AnswerOf<typeof kitchenSheet>;

/** The kitchen's sheet of an order, for both its sides. */
export class KitchenSheet extends Query<Result<Answer>> {
  constructor(
    readonly orderId: OrderId,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(KitchenSheet)
export class KitchenSheetHandler implements IQueryHandler<KitchenSheet> {
  constructor(
    private readonly orders: OrderQueries,
    private readonly access: OrderAccess,
    private readonly invitations: InvitationsGateway,
  ) {}

  async execute({ orderId, reader }: KitchenSheet): Promise<Result<Answer>> {
    const [standing, known] = await Promise.all([
      this.access.seenBy(orderId, reader),
      this.orders.find(orderId),
    ]);
    if (!standing || !known) return refuse('not_found');
    const order = new Order(known.state, known.storedLinkedOrder, null, known.plan);
    const eventId = invitationOf(order);
    const [events, wishes] = await Promise.all([
      this.invitations.seats([eventId]),
      this.invitations.wishes([eventId]),
    ]);
    const ofInvitation = {
      event: events.get(eventId ?? ''),
      wishes: wishes.get(eventId ?? '') ?? [],
    };
    const mayKnow = standing.side === 'customer' || mayBeCalled(known.state.status);
    return accept(kitchenNumbersOf(order, ofInvitation, mayKnow));
  }
}
