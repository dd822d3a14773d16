import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type InputOf, kitchenDays, savePurchases } from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { KitchenDays } from '../use-cases/kitchen/kitchen-days';
import { SavePurchases } from '../use-cases/kitchen/save-purchases';

/** Endpoints of a store's kitchen over several orders. */
@Controller()
export class KitchenController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(kitchenDays)
  days(@Input() { params, query }: InputOf<typeof kitchenDays>, @Caller() actor: UserActor) {
    return this.queries.execute(new KitchenDays(params.partner, query, actor));
  }
  @Serves(savePurchases)
  save(@Input() { params, body }: InputOf<typeof savePurchases>, @Caller() actor: UserActor) {
    return this.commands.execute(new SavePurchases(params.partner, body, actor.userId));
  }
}
