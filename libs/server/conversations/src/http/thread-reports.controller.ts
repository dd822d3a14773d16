import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { decideThreadReport, type InputOf, listThreadReports, openThreadReport } from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { DecideThreadReport, ListThreadReports, OpenThreadReport } from '../use-cases/thread-reports';

@Controller()
export class ThreadReportsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listThreadReports)
  list(@Input() { query }: InputOf<typeof listThreadReports>) {
    return this.queries.execute(new ListThreadReports(query));
  }

  @Serves(openThreadReport)
  open(@Input() { params }: InputOf<typeof openThreadReport>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new OpenThreadReport(params.reportId, userId));
  }

  @Serves(decideThreadReport)
  decide(@Input() { params, body }: InputOf<typeof decideThreadReport>) {
    return this.commands.execute(new DecideThreadReport(params.reportId, body.decision));
  }
}
