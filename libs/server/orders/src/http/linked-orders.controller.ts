import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  acceptAmendment,
  chooseRideStops,
  followInvitation,
  headcountDeadline,
  type InputOf,
  kitchenSheet,
  leaveInvitation,
  type OrderId,
  orderRides,
  ordersOfInvitation,
  proposeAmendment,
  refuseAmendment,
} from '@smachot/contracts';
import type { Result } from '@smachot/kernel';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { AnswerAmendment } from '../use-cases/linked/answer-amendment';
import { ChooseRideStops } from '../use-cases/linked/choose-ride-stops';
import { FollowInvitation } from '../use-cases/linked/follow-invitation';
import { HeadcountDeadline } from '../use-cases/linked/headcount-deadline';
import { KitchenSheet } from '../use-cases/kitchen/kitchen-sheet';
import { LeaveInvitation } from '../use-cases/linked/leave-invitation';
import { OneOrder } from '../use-cases/reading/one-order';
import { OrderRides } from '../use-cases/linked/order-rides';
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
  @Serves(headcountDeadline)
  deadline(@Input() { params }: InputOf<typeof headcountDeadline>, @Caller() actor: UserActor) {
    return this.queries.execute(new HeadcountDeadline(params.eventId, actor.userId));
  }
  @Serves(kitchenSheet)
  kitchen(@Input() { params }: InputOf<typeof kitchenSheet>, @Caller() actor: UserActor) {
    return this.queries.execute(new KitchenSheet(params.orderId, actor));
  }
  @Serves(orderRides)
  rides(@Input() { params }: InputOf<typeof orderRides>, @Caller() actor: UserActor) {
    return this.queries.execute(new OrderRides(params.orderId, actor));
  }
  @Serves(chooseRideStops)
  chooseStops(@Input() { params, body }: InputOf<typeof chooseRideStops>, @Caller() actor: UserActor) {
    const { orderId } = params;
    return this.after(orderId, actor, new ChooseRideStops(orderId, actor.userId, body.stops));
  }
  @Serves(followInvitation)
  follow(@Input() { params, body }: InputOf<typeof followInvitation>, @Caller() actor: UserActor) {
    return this.after(
      params.orderId,
      actor,
      new FollowInvitation(params.orderId, actor.userId, body.eventId, body.counts),
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
    move: ChooseRideStops | FollowInvitation | LeaveInvitation | ProposeAmendment | AnswerAmendment,
  ) {
    const moved: Result<undefined> = await this.commands.execute(move);
    return moved.ok ? this.queries.execute(new OneOrder(orderId, actor)) : moved;
  }
}
