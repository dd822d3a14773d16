import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { changeAvailability, type InputOf, readAvailability, storeDays } from '@smachot/contracts';
import { type Actor, Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { ChangeAvailability, StoreAvailability } from '../use-cases/availability/availability';
import { StoreDays } from '../use-cases/availability/store-days';

@Controller()
export class AvailabilityController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(readAvailability)
  read(@Input() { params }: InputOf<typeof readAvailability>, @Caller() actor: UserActor) {
    return this.queries.execute(new StoreAvailability(params.partner, actor));
  }
  @Serves(changeAvailability)
  change(@Input() { params, body }: InputOf<typeof changeAvailability>, @Caller() actor: UserActor) {
    return this.commands.execute(new ChangeAvailability(params.partner, body, actor.userId));
  }
  @Serves(storeDays)
  days(@Input() { params, query }: InputOf<typeof storeDays>, @Caller() actor: Actor) {
    const userId = actor.kind === 'user' ? actor.userId : undefined;
    return this.queries.execute(new StoreDays(params.partner, query, userId));
  }
}
