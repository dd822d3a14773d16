import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { OrderId, OrderRides as OrderRidesContract } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { Order } from '../../domain/order';
import { InvitationsGateway } from '../../invitations-gateway';
import { OrderQueries } from '../../persistence/orders/order.queries';
import { OrderAccess } from '../../services/order-access';
import { invitationOf } from '../../views/kitchen-numbers';
import { orderRidesView } from '../../views/order-rides-view';
import { mayBeCalled } from '../../views/order-view';

/** Stops and counts of the guests whom an order takes, for both its sides. */
export class OrderRides extends Query<Result<OrderRidesContract>> {
  constructor(
    readonly orderId: OrderId,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(OrderRides)
export class OrderRidesHandler implements IQueryHandler<OrderRides> {
  constructor(
    private readonly orders: OrderQueries,
    private readonly access: OrderAccess,
    private readonly invitations: InvitationsGateway,
  ) {}

  async execute({ orderId, reader }: OrderRides): Promise<Result<OrderRidesContract>> {
    const [standing, known] = await Promise.all([
      this.access.seenBy(orderId, reader),
      this.orders.find(orderId),
    ]);
    if (!standing || !known) return refuse('not_found');
    const order = new Order(known.state, known.storedLinkedOrder, null, known.plan);
    const mayKnow = standing.side === 'customer' || mayBeCalled(known.state.status);
    const { counts, rideStops = null } = order.linkedOrder?.state ?? {};
    const eventId = mayKnow && counts === 'rides' ? invitationOf(order) : null;
    return accept(orderRidesView(await this.invitations.rides(eventId), rideStops, standing.side));
  }
}
