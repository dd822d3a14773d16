import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type {
  AnswerOf,
  cancelFollowingEvents,
  changeFollowingEvents,
  HostedEventForm,
  PublicEventId,
  UserId,
} from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { EventAccess } from '../services/event-access';
import { SeriesChange } from '../services/series-change';
import { ShownStores } from '../services/shown-stores';
import { HostedEventViews } from '../views/hosted-event-view';

type Changed = AnswerOf<typeof changeFollowingEvents>;

/** Changes a date of a series and the dates after it. */
export class ChangeFollowingEvents extends Command<Result<Changed>> {
  constructor(
    readonly eventId: PublicEventId,
    readonly form: HostedEventForm,
    readonly version: number | undefined,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ChangeFollowingEvents)
export class ChangeFollowingEventsHandler implements ICommandHandler<ChangeFollowingEvents> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: EventAccess,
    private readonly shownStores: ShownStores,
    private readonly series: SeriesChange,
    private readonly views: HostedEventViews,
  ) {}

  async execute({ eventId, form, version, userId }: ChangeFollowingEvents): Promise<Result<Changed>> {
    const access = await this.access.editorOf(eventId, userId);
    if (!access.ok) return access;
    const { storeId, seller } = access.value;
    const shown = await this.shownStores.mayShow(storeId, form.visibility);
    if (!shown.ok) return shown;
    const changed = await this.work.run((tx) =>
      this.series.apply(tx, eventId, { given: form, version, seller }),
    );
    if (!changed.ok) return changed;
    const event = await this.views.of(eventId, access.value);
    return event.ok ? accept({ event: event.value, ...changed.value }) : event;
  }
}

/** Calls a date of a series and all dates after it off. */
export class CancelFollowingEvents extends Command<Result<AnswerOf<typeof cancelFollowingEvents>>> {
  constructor(
    readonly eventId: PublicEventId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(CancelFollowingEvents)
export class CancelFollowingEventsHandler implements ICommandHandler<CancelFollowingEvents> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: EventAccess,
    private readonly series: SeriesChange,
  ) {}

  async execute({ eventId, userId }: CancelFollowingEvents) {
    const access = await this.access.editorOf(eventId, userId);
    if (!access.ok) return access;
    const canceled = await this.work.run((tx) => this.series.callOff(tx, eventId));
    return canceled.ok ? accept({ canceled: canceled.value }) : canceled;
  }
}
