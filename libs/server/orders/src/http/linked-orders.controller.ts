import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  acceptAmendment,
  followInvitation,
  type InputOf,
  kitchenSheet,
  leaveInvitation,
  type OrderId,
  ordersOfInvitation,
  proposeAmendment,
  refuseAmendment,
} from '@smachot/contracts';
import type { Result } from '@smachot/kernel';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { AnswerAmendment } from '../use-cases/linked/answer-amendment';
import { FollowInvitation } from '../use-cases/linked/follow-invitation';
import { KitchenSheet } from '../use-cases/kitchen/kitchen-sheet';
import { LeaveInvitation } from '../use-cases/linked/leave-invitation';
import { OneOrder } from '../use-cases/reading/one-order';
import { OrdersOfInvitation } from '../use-cases/linked/orders-of-invitation';
import { ProposeAmendment } from '../use-cases/linked/propose-amendment';

/** Endpoints of orders whose number of participants follows an invitation's guests. */
@Controller()
export class LinkedOrdersController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(ordersOfInvitation)
  ofInvitation(@Input() { params }: InputOf<typeof ordersOfInvitation>, @Caller() actor: UserActor) {
    return this.queries.execute(new OrdersOfInvitation(params.eventId, actor.userId));
  }
  @Serves(kitchenSheet)
  kitchen(@Input() { params }: InputOf<typeof kitchenSheet>, @Caller() actor: UserActor) {
    return this.queries.execute(new KitchenSheet(params.orderId, actor));
  }
  @Serves(followInvitation)
  follow(@Input() { params, body }: InputOf<typeof followInvitation>, @Caller() actor: UserActor) {
    return this.after(
      params.orderId,
      actor,
      new FollowInvitation(params.orderId, actor.userId, body.eventId),
    );
  }
  @Serves(leaveInvitation)
  leave(@Input() { params }: InputOf<typeof leaveInvitation>, @Caller() actor: UserActor) {
    return this.after(params.orderId, actor, new LeaveInvitation(params.orderId, actor.userId));
  }
  @Serves(proposeAmendment)
  propose(@Input() { params, body }: InputOf<typeof proposeAmendment>, @Caller() actor: UserActor) {
    return this.after(
      params.orderId,
      actor,
      new ProposeAmendment(params.orderId, actor.userId, body.participants),
    );
  }
  @Serves(acceptAmendment)
  accept(@Input() { params }: InputOf<typeof acceptAmendment>, @Caller() actor: UserActor) {
    return this.after(
      params.orderId,
      actor,
      new AnswerAmendment(params, actor.userId, { type: 'accept', reason: '' }),
    );
  }
  @Serves(refuseAmendment)
  refuse(@Input() { params, body }: InputOf<typeof refuseAmendment>, @Caller() actor: UserActor) {
    const { reason } = body;
    return this.after(
      params.orderId,
      actor,
      new AnswerAmendment(params, actor.userId, { type: 'refuse', reason }),
    );
  }

  /** Returns the order after the command. */
  private async after(
    orderId: OrderId,
    actor: UserActor,
    move: FollowInvitation | LeaveInvitation | ProposeAmendment | AnswerAmendment,
  ) {
    const moved: Result<undefined> = await this.commands.execute(move);
    return moved.ok ? this.queries.execute(new OneOrder(orderId, actor)) : moved;
  }
}
