import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type InputOf, listCommissions, setCommission, usualCommission } from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { ListCommissions, SetCommission } from '../use-cases/commission/set-commission';
import { UsualCommission } from '../use-cases/commission/usual-commission';

@Controller()
export class CommissionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(usualCommission)
  usual() {
    return this.queries.execute(new UsualCommission());
  }

  @Serves(listCommissions)
  list() {
    return this.queries.execute(new ListCommissions());
  }

  @Serves(setCommission)
  set(@Input() { body }: InputOf<typeof setCommission>, @Caller() actor: UserActor) {
    return this.commands.execute(new SetCommission(body, actor));
  }
}
