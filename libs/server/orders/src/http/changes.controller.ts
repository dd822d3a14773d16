import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  acceptChange,
  type ChangeRequestId,
  type InputOf,
  type OrderId,
  orderMenu,
  previewChange,
  proposeChange,
  refuseChange,
  withdrawChange,
} from '@smachot/contracts';
import type { Result } from '@smachot/kernel';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { AnswerChange } from '../use-cases/changes/answer-change';
import { OneOrder } from '../use-cases/reading/one-order';
import { OrderMenuOf } from '../use-cases/changes/order-menu';
import type { WantedForm } from '../services/requested-terms';
import { PreviewChange, ProposeChange } from '../use-cases/changes/propose-change';

/** Wanted terms of the form; a missing field leaves its term unchanged. */
const formOf = ({
  datetime,
  location = null,
  participants = null,
  pricingUnitRequest = null,
  lines = null,
}: InputOf<typeof previewChange>['body']): WantedForm => ({
  datetime,
  location,
  participants,
  pricingUnitRequest,
  lines,
});

/** Endpoints for requests of one side of an order to change its terms. */
@Controller()
export class ChangesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(orderMenu)
  menu(@Input() { params }: InputOf<typeof orderMenu>, @Caller() actor: UserActor) {
    return this.queries.execute(new OrderMenuOf(params.orderId, actor));
  }
  @Serves(previewChange)
  preview(@Input() { params, body }: InputOf<typeof previewChange>, @Caller() actor: UserActor) {
    const form = formOf(body);
    return this.queries.execute(new PreviewChange(params.orderId, actor.userId, form));
  }
  @Serves(proposeChange)
  propose(@Input() { params, body }: InputOf<typeof proposeChange>, @Caller() actor: UserActor) {
    const { orderId } = params;
    const { expectedDifference } = body;
    return this.after(
      orderId,
      actor,
      new ProposeChange(orderId, actor.userId, formOf(body), expectedDifference),
    );
  }
  @Serves(acceptChange)
  accept(@Input() { params }: InputOf<typeof acceptChange>, @Caller() actor: UserActor) {
    return this.answer(params, actor, { type: 'accept', reason: '' });
  }
  @Serves(refuseChange)
  refuse(@Input() { params, body }: InputOf<typeof refuseChange>, @Caller() actor: UserActor) {
    return this.answer(params, actor, { type: 'refuse', reason: body.reason });
  }
  @Serves(withdrawChange)
  withdraw(@Input() { params }: InputOf<typeof withdrawChange>, @Caller() actor: UserActor) {
    return this.answer(params, actor, { type: 'withdraw', reason: '' });
  }

  private answer(
    params: { orderId: OrderId; requestId: ChangeRequestId },
    actor: UserActor,
    answer: AnswerChange['answer'],
  ) {
    return this.after(params.orderId, actor, new AnswerChange(params, actor.userId, answer));
  }

  /** Returns the order after the command. */
  private async after(orderId: OrderId, actor: UserActor, move: ProposeChange | AnswerChange) {
    const moved: Result<undefined> = await this.commands.execute(move);
    return moved.ok ? this.queries.execute(new OneOrder(orderId, actor)) : moved;
  }
}
