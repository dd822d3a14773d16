import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderId, UserId } from '@smachot/contracts';
import type { Result } from '@smachot/kernel';
import { nothing, OrderTransitions } from '../../services/order-transitions';

/** The customer gives the street of an order in its town. */
export class GiveStreet extends Command<Result<undefined>> {
  constructor(
    readonly orderId: OrderId,
    readonly userId: UserId,
    readonly street: string,
  ) {
    super();
  }
}

@CommandHandler(GiveStreet)
export class GiveStreetHandler implements ICommandHandler<GiveStreet> {
  constructor(private readonly moves: OrderTransitions) {}

  execute({ orderId, userId, street }: GiveStreet): Promise<Result<undefined>> {
    return this.moves.by({ orderId, userId, side: 'customer' }, nothing, (order, _, now) =>
      order.street.say(street, now),
    );
  }
}

/** The crew asks the customer for the street. */
export class AskStreet extends Command<Result<undefined>> {
  constructor(
    readonly orderId: OrderId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(AskStreet)
export class AskStreetHandler implements ICommandHandler<AskStreet> {
  constructor(private readonly moves: OrderTransitions) {}

  execute({ orderId, userId }: AskStreet): Promise<Result<undefined>> {
    return this.moves.by({ orderId, userId, side: 'partner' }, nothing, (order, _, now) =>
      order.street.ask(now),
    );
  }
}
