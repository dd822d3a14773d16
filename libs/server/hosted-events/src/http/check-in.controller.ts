import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type InputOf, listCheckIn, recordScans } from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { CheckInList, RecordScans } from '../use-cases/check-in';

/** Endpoints of those who check people in at public events. */
@Controller()
export class CheckInController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(listCheckIn)
  list(@Input() { params, query }: InputOf<typeof listCheckIn>, @Caller() { userId }: UserActor) {
    return this.queries.execute(new CheckInList(params.hostedEventId, query.cursor, userId));
  }
  @Serves(recordScans)
  record(@Input() { params, body }: InputOf<typeof recordScans>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new RecordScans(params.hostedEventId, body, userId));
  }
}
