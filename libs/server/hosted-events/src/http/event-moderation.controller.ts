import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import { type InputOf, moveEventStanding, readModeratedEvent, reportPublicEvent } from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { ModeratedEventOf } from '../use-cases/events-for-admins';
import { MoveEventStanding } from '../use-cases/move-event-standing';
import { ReportEvent } from '../use-cases/report-event';

@Controller()
export class EventModerationController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(reportPublicEvent)
  report(@Input() { params, body }: InputOf<typeof reportPublicEvent>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new ReportEvent(params.slug, body, userId));
  }

  @Serves(readModeratedEvent)
  read(@Input() { params }: InputOf<typeof readModeratedEvent>) {
    return this.queries.execute(new ModeratedEventOf(params.hostedEventId));
  }

  @Serves(moveEventStanding)
  move(@Input() { params, body }: InputOf<typeof moveEventStanding>) {
    return this.commands.execute(new MoveEventStanding(params.hostedEventId, body));
  }
}
