import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AmendmentId, OrderId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { LinkedOrderQueries } from '../../persistence/linked/linked-order.queries';
import { OrderTransitions } from '../../services/order-transitions';

/** The business accepts or declines another number of participants. */
export class AnswerAmendment extends Command<Result<undefined>> {
  constructor(
    readonly asked: { orderId: OrderId; amendmentId: AmendmentId },
    readonly userId: UserId,
    readonly answer: { type: 'accept' | 'refuse'; reason: string },
  ) {
    super();
  }
}

@CommandHandler(AnswerAmendment)
export class AnswerAmendmentHandler implements ICommandHandler<AnswerAmendment> {
  constructor(
    private readonly moves: OrderTransitions,
    private readonly linked: LinkedOrderQueries,
  ) {}

  execute({ asked: { orderId, amendmentId }, userId, answer }: AnswerAmendment): Promise<Result<undefined>> {
    return this.moves.by(
      { orderId, userId, side: 'partner' },
      async () => ((await this.linked.hasAmendment(orderId, amendmentId)) ? accept() : refuse('not_found')),
      (order, _, now) => order.linkedOrder?.answer(amendmentId, answer, now) ?? refuse('not_found'),
    );
  }
}
