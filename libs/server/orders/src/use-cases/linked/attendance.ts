import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { AttendanceAnswer, AttendanceId, OrderId, UserId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { AttendanceSteps } from '../../domain/linked/attendance-steps';
import type { Side } from '../../domain/linked/attendance-state';
import { LinkedOrderQueries } from '../../persistence/linked/linked-order.queries';
import { nothing, OrderTransitions } from '../../services/order-transitions';

const SIDE: Record<AttendanceAnswer, Side | 'both'> = {
  accept: 'both',
  refuse: 'both',
  withdraw: 'both',
  concede: 'customer',
  drop: 'partner',
};

/** A side proposes to settle the order by who arrives. */
export class ProposeAttendance extends Command<Result<undefined>> {
  constructor(
    readonly orderId: OrderId,
    readonly userId: UserId,
    readonly floorPercent: number,
  ) {
    super();
  }
}

@CommandHandler(ProposeAttendance)
export class ProposeAttendanceHandler implements ICommandHandler<ProposeAttendance> {
  constructor(private readonly moves: OrderTransitions) {}

  execute({ orderId, userId, floorPercent }: ProposeAttendance): Promise<Result<undefined>> {
    return this.moves.by(
      { orderId, userId, side: 'both' },
      nothing,
      (order, _, now, side) =>
        order.linkedOrder?.attendanceSteps.propose(side, floorPercent, now) ??
        refuse('lifecycle.illegal_move'),
    );
  }
}

/** A side answers a proposal, or ends an objection. */
export class AnswerAttendance extends Command<Result<undefined>> {
  constructor(
    readonly asked: { orderId: OrderId; attendanceId: AttendanceId },
    readonly userId: UserId,
    readonly answer: AttendanceAnswer,
  ) {
    super();
  }
}

/** The business objects to the arrivals with its own number. */
export class ObjectToAttendance extends Command<Result<undefined>> {
  constructor(
    readonly asked: { orderId: OrderId; attendanceId: AttendanceId },
    readonly userId: UserId,
    readonly claim: { participants: number; reason: string },
  ) {
    super();
  }
}

type OfOne = { asked: { orderId: OrderId; attendanceId: AttendanceId }; userId: UserId };

abstract class OfOneAttendance {
  constructor(
    private readonly moves: OrderTransitions,
    private readonly linked: LinkedOrderQueries,
  ) {}

  protected by(
    { asked: { orderId, attendanceId }, userId }: OfOne,
    side: Side | 'both',
    act: (steps: AttendanceSteps, side: Side, now: Date) => Result<undefined>,
  ): Promise<Result<undefined>> {
    return this.moves.by(
      { orderId, userId, side },
      async () => ((await this.linked.hasAttendance(orderId, attendanceId)) ? accept() : refuse('not_found')),
      (order, _, now, own) =>
        order.linkedOrder ? act(order.linkedOrder.attendanceSteps, own, now) : refuse('not_found'),
    );
  }
}

@CommandHandler(AnswerAttendance)
export class AnswerAttendanceHandler extends OfOneAttendance implements ICommandHandler<AnswerAttendance> {
  constructor(moves: OrderTransitions, linked: LinkedOrderQueries) {
    super(moves, linked);
  }

  execute({ answer, ...one }: AnswerAttendance): Promise<Result<undefined>> {
    return this.by(one, SIDE[answer], (steps, side, now) =>
      steps.answer(one.asked.attendanceId, side, answer, now),
    );
  }
}

@CommandHandler(ObjectToAttendance)
export class ObjectToAttendanceHandler
  extends OfOneAttendance
  implements ICommandHandler<ObjectToAttendance>
{
  constructor(moves: OrderTransitions, linked: LinkedOrderQueries) {
    super(moves, linked);
  }

  execute({ claim, ...one }: ObjectToAttendance): Promise<Result<undefined>> {
    return this.by(one, 'partner', (steps, _, now) => steps.object(one.asked.attendanceId, claim, now));
  }
}
