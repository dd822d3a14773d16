import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type InputOf, listStoreSuspensions, setStoreSuspension } from '@smachot/contracts';
import { Input, Serves } from '@smachot/server-platform';
import { ListStoreSuspensions, SetStoreSuspension } from '../use-cases/stores/suspensions';

@Controller()
export class SuspensionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listStoreSuspensions)
  list() {
    return this.queries.execute(new ListStoreSuspensions());
  }

  @Serves(setStoreSuspension)
  set(@Input() { params, body }: InputOf<typeof setStoreSuspension>) {
    return this.commands.execute(new SetStoreSuspension(params.partner, body));
  }
}
