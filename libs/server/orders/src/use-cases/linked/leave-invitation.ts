import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { OrderId, UserId } from '@smachot/contracts';
import { refuse, type Result } from '@smachot/kernel';
import { nothing, OrderTransitions } from '../../services/order-transitions';

/** The customer keeps the last agreed number; the guests of the invitation no longer count. */
export class LeaveInvitation extends Command<Result<undefined>> {
  constructor(
    readonly orderId: OrderId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(LeaveInvitation)
export class LeaveInvitationHandler implements ICommandHandler<LeaveInvitation> {
  constructor(private readonly moves: OrderTransitions) {}

  execute({ orderId, userId }: LeaveInvitation): Promise<Result<undefined>> {
    return this.moves.by(
      { orderId, userId, side: 'customer' },
      nothing,
      (order, _, now) => order.linkedOrder?.leave('customer', now) ?? refuse('lifecycle.illegal_move'),
    );
  }
}
