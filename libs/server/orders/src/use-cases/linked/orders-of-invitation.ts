import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, EventId, ordersOfInvitation, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { InvitationsGateway } from '../../invitations-gateway';
import { LinkedOrderQueries } from '../../persistence/linked/linked-order.queries';
import { linkedOrderView } from '../../views/linked-order-view';
import { menuNames } from '../../views/order-view';

type Answer = AnswerOf<typeof ordersOfInvitation>;

/** The orders that follow an invitation, for its host, and the cost of one more guest over all of them. */
export class OrdersOfInvitation extends Query<Result<Answer>> {
  constructor(
    readonly eventId: EventId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@QueryHandler(OrdersOfInvitation)
export class OrdersOfInvitationHandler implements IQueryHandler<OrdersOfInvitation> {
  constructor(
    private readonly linked: LinkedOrderQueries,
    private readonly invitations: InvitationsGateway,
  ) {}

  async execute({ eventId, userId }: OrdersOfInvitation): Promise<Result<Answer>> {
    const event = await this.invitations.own(eventId, userId);
    if (!event) return refuse('not_found');
    const linked = await this.linked.ofInvitation(eventId, userId);
    const orders = linked.map((order) => ({
      orderId: order.state.id,
      code: order.state.code,
      partnerName: order.state.summary.partnerName,
      menuName: order.state.summary.pricingUnitName,
      menuNames: menuNames(order.state.summary.translations),
      following: linkedOrderView(order, event, 'customer'),
    }));
    const more = orders.flatMap(({ following: linkedOrder }) => linkedOrder.oneMoreGuest ?? []);
    // in hundredths, because shekels as floats do not add up exactly
    const sum = more.reduce((total, shekels) => total + Math.round(shekels * 100), 0) / 100;
    return accept({ orders, oneMoreGuest: more.length ? sum : null });
  }
}
