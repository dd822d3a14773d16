import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderId, RideStopId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { InvitationsGateway } from '../../invitations-gateway';
import { LinkedOrderQueries } from '../../persistence/linked/linked-order.queries';
import { OrderTransitions } from '../../services/order-transitions';

/** The customer decides whose passengers an order of rides counts: those of some stops, or (null) all. */
export class ChooseRideStops extends Command<Result<undefined>> {
  constructor(
    readonly orderId: OrderId,
    readonly userId: UserId,
    readonly stops: RideStopId[] | null,
  ) {
    super();
  }
}

@CommandHandler(ChooseRideStops)
export class ChooseRideStopsHandler implements ICommandHandler<ChooseRideStops> {
  constructor(
    private readonly moves: OrderTransitions,
    private readonly linked: LinkedOrderQueries,
    private readonly invitations: InvitationsGateway,
  ) {}

  execute({ orderId, userId, stops }: ChooseRideStops): Promise<Result<undefined>> {
    return this.moves.by(
      { orderId, userId, side: 'customer' },
      async () => ((await this.known(orderId, stops ?? [])) ? accept() : refuse('ride.no_stop')),
      (order, _, now) => order.linkedOrder?.chooseRideStops(stops, now) ?? refuse('lifecycle.illegal_move'),
    );
  }

  /** Whether all of them are stops of the invitation that the order follows. */
  private async known(orderId: OrderId, stops: readonly RideStopId[]): Promise<boolean> {
    const eventId = stops.length ? await this.linked.followedEvent(orderId) : undefined;
    if (!eventId) return true;
    const { stops: all } = await this.invitations.rides(eventId);
    const ids = new Set(all.map(({ stopId }) => stopId));
    return stops.every((id) => ids.has(id));
  }
}
