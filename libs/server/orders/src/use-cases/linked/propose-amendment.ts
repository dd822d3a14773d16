import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderId, UserId } from '@smachot/contracts';
import { refuse, type Result } from '@smachot/kernel';
import { nothing, OrderTransitions } from '../../services/order-transitions';

/** The customer asks the business for another number of participants. */
export class ProposeAmendment extends Command<Result<undefined>> {
  constructor(
    readonly orderId: OrderId,
    readonly userId: UserId,
    readonly participants: number,
  ) {
    super();
  }
}

@CommandHandler(ProposeAmendment)
export class ProposeAmendmentHandler implements ICommandHandler<ProposeAmendment> {
  constructor(private readonly moves: OrderTransitions) {}

  execute({ orderId, userId, participants }: ProposeAmendment): Promise<Result<undefined>> {
    return this.moves.by(
      { orderId, userId, side: 'customer' },
      nothing,
      (order, _, now) => order.linkedOrder?.propose(participants, now) ?? refuse('lifecycle.illegal_move'),
    );
  }
}
