import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { Result } from '@smachot/kernel';
import { nothing, OrderTransitions } from './order-transitions';

/** The customer gives the street of an order in its town. */
export class SayStreet extends Command<Result<undefined>> {
  constructor(
    readonly orderId: string,
    readonly userId: string,
    readonly street: string,
  ) {
    super();
  }
}

@CommandHandler(SayStreet)
export class SayStreetHandler implements ICommandHandler<SayStreet> {
  constructor(private readonly moves: OrderTransitions) {}

  execute({ orderId, userId, street }: SayStreet): Promise<Result<undefined>> {
    return this.moves.by({ orderId, userId, side: 'customer' }, nothing, (order, _, now) =>
      order.street.say(street, now),
    );
  }
}

/** The crew asks the customer for the street. */
export class AskStreet extends Command<Result<undefined>> {
  constructor(
    readonly orderId: string,
    readonly userId: string,
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
