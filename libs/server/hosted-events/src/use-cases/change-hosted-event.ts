import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type {
  HostedEvent as HostedEventView,
  HostedEventForm,
  HostedEventPatch,
  PublicEventId,
  UserId,
} from '@smachot/contracts';
import type { Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { EventAccess } from '../services/event-access';
import { EventChange } from '../services/event-change';
import { ShownStores } from '../services/shown-stores';
import { HostedEventViews } from '../views/hosted-event-view';

/** Changes an event: every field (PUT), or those that are given (PATCH). `version`: refused when another change came first. */
export class ChangeHostedEvent extends Command<Result<HostedEventView>> {
  constructor(
    readonly eventId: PublicEventId,
    readonly fields: HostedEventForm | Omit<HostedEventPatch, 'version'>,
    readonly version: number | undefined,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(ChangeHostedEvent)
export class ChangeHostedEventHandler implements ICommandHandler<ChangeHostedEvent> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: EventAccess,
    private readonly shownStores: ShownStores,
    private readonly change: EventChange,
    private readonly views: HostedEventViews,
  ) {}

  async execute({ eventId, fields, version, userId }: ChangeHostedEvent): Promise<Result<HostedEventView>> {
    const access = await this.access.editorOf(eventId, userId);
    if (!access.ok) return access;
    if (fields.visibility) {
      const shown = await this.shownStores.mayShow(access.value.storeId, fields.visibility);
      if (!shown.ok) return shown;
    }
    const changed = await this.work.run((tx) =>
      this.change.apply(tx, eventId, { given: fields, version, seller: access.value.seller }),
    );
    return changed.ok ? this.views.of(eventId, access.value) : changed;
  }
}
