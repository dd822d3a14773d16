import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  answerAttendance,
  type InputOf,
  objectToAttendance,
  type OrderId,
  proposeAttendance,
} from '@smachot/contracts';
import type { Result } from '@smachot/kernel';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { AnswerAttendance, ObjectToAttendance, ProposeAttendance } from '../use-cases/linked/attendance';
import { OneOrder } from '../use-cases/reading/one-order';

/** Endpoints of agreements to settle an order by who arrived. */
@Controller()
export class AttendanceController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(proposeAttendance)
  propose(@Input() { params, body }: InputOf<typeof proposeAttendance>, @Caller() actor: UserActor) {
    return this.after(
      params.orderId,
      actor,
      new ProposeAttendance(params.orderId, actor.userId, body.floorPercent),
    );
  }
  @Serves(answerAttendance)
  answer(@Input() { params, body }: InputOf<typeof answerAttendance>, @Caller() actor: UserActor) {
    return this.after(params.orderId, actor, new AnswerAttendance(params, actor.userId, body.answer));
  }
  @Serves(objectToAttendance)
  object(@Input() { params, body }: InputOf<typeof objectToAttendance>, @Caller() actor: UserActor) {
    return this.after(params.orderId, actor, new ObjectToAttendance(params, actor.userId, body));
  }

  /** Returns the order after the command. */
  private async after(
    orderId: OrderId,
    actor: UserActor,
    move: ProposeAttendance | AnswerAttendance | ObjectToAttendance,
  ) {
    const moved: Result<undefined> = await this.commands.execute(move);
    return moved.ok ? this.queries.execute(new OneOrder(orderId, actor)) : moved;
  }
}
