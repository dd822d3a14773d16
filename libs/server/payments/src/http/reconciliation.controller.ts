import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type InputOf, listDifferences, listReconciliations, resolveDifference } from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { Differences, Reconciliations } from '../use-cases/reconciliation/reconciliations';
import { ResolveDifference } from '../use-cases/reconciliation/resolve-difference';

@Controller()
export class ReconciliationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listReconciliations)
  runs(@Input() { query }: InputOf<typeof listReconciliations>) {
    return this.queries.execute(new Reconciliations(query));
  }

  @Serves(listDifferences)
  differences(@Input() { query }: InputOf<typeof listDifferences>) {
    return this.queries.execute(new Differences(query));
  }

  @Serves(resolveDifference)
  resolve(@Input() { params, body }: InputOf<typeof resolveDifference>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new ResolveDifference(params.differenceId, userId, body.reason));
  }
}
