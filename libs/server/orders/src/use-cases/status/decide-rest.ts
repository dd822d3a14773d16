import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { decideRest, InputOf, OrderId, UserId } from '@smachot/contracts';
import { refuse, type Result } from '@smachot/kernel';
import { isRestDay } from '@smachot/server-calendar';
import { agorotOf } from '../../domain/money/shown-sum';
import { nothing, OrderTransitions } from '../../services/order-transitions';

/** Records the business's decision about an order whose rest was not paid. */
export class DecideRest extends Command<Result<undefined>> {
  constructor(
    readonly orderId: OrderId,
    readonly userId: UserId,
    readonly asked: InputOf<typeof decideRest>['body'],
  ) {
    super();
  }
}

@CommandHandler(DecideRest)
export class DecideRestHandler implements ICommandHandler<DecideRest> {
  constructor(private readonly moves: OrderTransitions) {}

  execute({ orderId, userId, asked }: DecideRest): Promise<Result<undefined>> {
    return this.moves.by({ orderId, userId, side: 'partner' }, nothing, (order, _, now) => {
      if (asked.decision === 'cancel')
        return order.cancelForRest(agorotOf(asked.expectedRefund), now, { isRestDay });
      const decided = asked.decision === 'extend' ? order.plan?.extend(now) : order.plan?.waive(now);
      return decided ?? refuse('lifecycle.illegal_move');
    });
  }
}
