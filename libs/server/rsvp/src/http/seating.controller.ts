import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { changeSeating, type InputOf, readSeating } from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { ChangeSeating } from '../use-cases/seating/change-seating';
import { ReadSeating } from '../use-cases/seating/read-seating';

@Controller()
export class SeatingController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(readSeating)
  read(@Input() { params }: InputOf<typeof readSeating>, @Caller() host: UserActor) {
    return this.queries.execute(new ReadSeating(params.eventId, host.userId));
  }
  @Serves(changeSeating)
  change(@Input() { params, body }: InputOf<typeof changeSeating>, @Caller() host: UserActor) {
    return this.commands.execute(new ChangeSeating(params.eventId, body, host.userId));
  }
}
