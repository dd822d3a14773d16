import { Controller } from '@nestjs/common';
import { CommandBus, QueryBus } from '@nestjs/cqrs';
import {
  cancelFollowingEvents,
  changeFollowingEvents,
  type InputOf,
  previewRepeats,
  repeatHostedEvent,
} from '@smachot/contracts';
import { Caller, Input, Serves, type UserActor } from '@smachot/server-platform';
import { CancelFollowingEvents, ChangeFollowingEvents } from '../use-cases/change-following-events';
import { PreviewRepeats } from '../use-cases/preview-repeats';
import { RepeatHostedEvent } from '../use-cases/repeat-hosted-event';

/** Endpoints of events that repeat, for their hosts. */
@Controller()
export class EventSeriesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly queries: QueryBus,
  ) {}

  @Serves(previewRepeats)
  preview(@Input() { body: { repeats, ...times } }: InputOf<typeof previewRepeats>) {
    return this.queries.execute(new PreviewRepeats(times, repeats));
  }
  @Serves(repeatHostedEvent)
  repeat(@Input() { params, body }: InputOf<typeof repeatHostedEvent>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new RepeatHostedEvent(params.hostedEventId, body.repeats, userId));
  }
  @Serves(changeFollowingEvents)
  change(@Input() { params, body }: InputOf<typeof changeFollowingEvents>, @Caller() { userId }: UserActor) {
    const { version, ...form } = body;
    return this.commands.execute(new ChangeFollowingEvents(params.hostedEventId, form, version, userId));
  }
  @Serves(cancelFollowingEvents)
  cancel(@Input() { params }: InputOf<typeof cancelFollowingEvents>, @Caller() { userId }: UserActor) {
    return this.commands.execute(new CancelFollowingEvents(params.hostedEventId, userId));
  }
}
