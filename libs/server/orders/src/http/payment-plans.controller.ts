import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { decideRest, type InputOf } from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { DecideRest } from '../use-cases/status/decide-rest';
import { OneOrder } from '../use-cases/reading/one-order';

/** Endpoints of orders that are paid in a deposit and a rest. */
@Controller()
export class PaymentPlansController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(decideRest)
  async decide(@Input() { params, body }: InputOf<typeof decideRest>, @Caller() actor: UserActor) {
    const decided = await this.commands.execute(new DecideRest(params.orderId, actor.userId, body));
    return decided.ok ? this.queries.execute(new OneOrder(params.orderId, actor)) : decided;
  }
}
