import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { ChangeRequestId, OrderId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result, wallTime } from '@smachot/kernel';
import { ChangeRequestQueries } from '../../persistence/changes/change-request.queries';
import { SlotRepository } from '../../persistence/placing/slot.repository';
import { ChangesCalendar } from '../../services/changes-calendar';
import { OrderTransitions } from '../../services/order-transitions';

/** Answers or withdraws a change request of an order; when it is accepted the order's slot moves. */
export class AnswerChange extends Command<Result<undefined>> {
  constructor(
    readonly asked: { orderId: OrderId; requestId: ChangeRequestId },
    readonly userId: UserId,
    readonly answer: { type: 'accept' | 'refuse' | 'withdraw'; reason: string },
  ) {
    super();
  }
}

type Known = { startsAt: Date; capacity: number };

@CommandHandler(AnswerChange)
export class AnswerChangeHandler implements ICommandHandler<AnswerChange> {
  constructor(
    private readonly moves: OrderTransitions,
    private readonly requests: ChangeRequestQueries,
    private readonly calendar: ChangesCalendar,
    private readonly slots: SlotRepository,
  ) {}

  execute({ asked, userId, answer }: AnswerChange): Promise<Result<undefined>> {
    const { orderId, requestId } = asked;
    return this.moves.by<Known>(
      { orderId, userId, side: 'both' },
      () => this.known(orderId, requestId),
      (order, _, now, by) => order.changes.answer(requestId, { ...answer, by }, now),
      async (tx, _, { startsAt, capacity }) => {
        if (answer.type !== 'accept') return accept();
        const moved = await this.slots.move(tx, orderId, { day: wallTime(startsAt).day, capacity });
        return moved ? accept() : refuse('slot.taken');
      },
    );
  }

  private async known(orderId: OrderId, requestId: ChangeRequestId): Promise<Result<Known>> {
    const row = await this.requests.requestedStart(orderId, requestId);
    if (!row) return refuse('not_found');
    const capacity = await this.calendar.capacity(row.storeId, row.startsAt);
    // a request to a store that is closed for good cannot be accepted
    return accept({ startsAt: row.startsAt, capacity: capacity ?? 0 });
  }
}
