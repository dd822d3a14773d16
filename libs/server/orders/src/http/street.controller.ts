import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { askStreet, type InputOf, type OrderId, sayStreet } from '@smachot/contracts';
import type { Result } from '@smachot/kernel';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { OneOrder } from '../use-cases/reading/one-order';
import { AskStreet, GiveStreet } from '../use-cases/status/order-street';

/** Endpoints for the street of an order in its town. */
@Controller()
export class StreetController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(sayStreet)
  say(@Input() { params, body }: InputOf<typeof sayStreet>, @Caller() actor: UserActor) {
    return this.after(params.orderId, actor, new GiveStreet(params.orderId, actor.userId, body.street));
  }
  @Serves(askStreet)
  ask(@Input() { params }: InputOf<typeof askStreet>, @Caller() actor: UserActor) {
    return this.after(params.orderId, actor, new AskStreet(params.orderId, actor.userId));
  }

  /** Returns the order after the command. */
  private async after(orderId: OrderId, actor: UserActor, move: GiveStreet | AskStreet) {
    const moved: Result<undefined> = await this.commands.execute(move);
    return moved.ok ? this.queries.execute(new OneOrder(orderId, actor)) : moved;
  }
}
