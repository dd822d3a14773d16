import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { HostedEvent as HostedEventView, PublicEventId, RepeatForm, UserId } from '@smachot/contracts';
import type { Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { EventAccess } from '../services/event-access';
import { SeriesOpening } from '../services/series-opening';
import { HostedEventViews } from '../views/hosted-event-view';

/** Opens further dates of an event. */
export class RepeatHostedEvent extends Command<Result<HostedEventView>> {
  constructor(
    readonly eventId: PublicEventId,
    readonly repeats: RepeatForm,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(RepeatHostedEvent)
export class RepeatHostedEventHandler implements ICommandHandler<RepeatHostedEvent> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: EventAccess,
    private readonly series: SeriesOpening,
    private readonly views: HostedEventViews,
  ) {}

  async execute({ eventId, repeats, userId }: RepeatHostedEvent): Promise<Result<HostedEventView>> {
    const access = await this.access.editorOf(eventId, userId);
    if (!access.ok) return access;
    const opener = { access: access.value, userId };
    const repeated = await this.work.run((tx) => this.series.repeat(tx, eventId, repeats, opener));
    return repeated.ok ? this.views.of(eventId, access.value) : repeated;
  }
}
