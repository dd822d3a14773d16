import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventId, LinkedCount, OrderId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { agreedEventOf } from '../../domain/linked/event-watch';
import { InvitationsGateway } from '../../invitations-gateway';
import { RideOrders } from '../../services/ride-orders';
import { OrderTransitions } from '../../services/order-transitions';

/** Lets an order that stands follow an invitation of its customer. */
export class FollowInvitation extends Command<Result<undefined>> {
  constructor(
    readonly orderId: OrderId,
    readonly userId: UserId,
    readonly eventId: EventId,
    readonly counts: LinkedCount = 'guests',
  ) {
    super();
  }
}

@CommandHandler(FollowInvitation)
export class FollowInvitationHandler implements ICommandHandler<FollowInvitation> {
  constructor(
    private readonly moves: OrderTransitions,
    private readonly invitations: InvitationsGateway,
    private readonly rides: RideOrders,
  ) {}

  execute({ orderId, userId, eventId, counts }: FollowInvitation): Promise<Result<undefined>> {
    return this.moves.by(
      { orderId, userId, side: 'customer' },
      async () => {
        const event = await this.invitations.own(eventId, userId);
        if (!event) return refuse('not_found');
        const fits = counts === 'guests' || (await this.rides.takenBy(orderId));
        return fits ? accept(event) : refuse('order.no_rides');
      },
      (order, event, now) => order.follow(event.eventId, agreedEventOf(event), now, counts),
    );
  }
}
