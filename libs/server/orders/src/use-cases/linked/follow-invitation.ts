import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { EventId, OrderId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { agreedEventOf } from '../../domain/linked/event-watch';
import { InvitationsGateway } from '../../invitations-gateway';
import { OrderTransitions } from '../../services/order-transitions';

/** Lets an order that stands follow an invitation of its customer. */
export class FollowInvitation extends Command<Result<undefined>> {
  constructor(
    readonly orderId: OrderId,
    readonly userId: UserId,
    readonly eventId: EventId,
  ) {
    super();
  }
}

@CommandHandler(FollowInvitation)
export class FollowInvitationHandler implements ICommandHandler<FollowInvitation> {
  constructor(
    private readonly moves: OrderTransitions,
    private readonly invitations: InvitationsGateway,
  ) {}

  execute({ orderId, userId, eventId }: FollowInvitation): Promise<Result<undefined>> {
    return this.moves.by(
      { orderId, userId, side: 'customer' },
      async () => {
        const event = await this.invitations.own(eventId, userId);
        return event ? accept(event) : refuse('not_found');
      },
      (order, event, now) => order.follow(event.eventId, agreedEventOf(event), now),
    );
  }
}
