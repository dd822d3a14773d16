import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type {
  HostedEvent as HostedEventView,
  HostedEventForm,
  PublicEventId,
  RepeatForm,
  UserId,
} from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { copyOf } from '../domain/form-of-event';
import { HostedEventRepository } from '../persistence/hosted-event.repository';
import { EventAccess, type HostAccess } from '../services/event-access';
import { EventOpening } from '../services/event-opening';
import { ShownStores } from '../services/shown-stores';
import { HostedEventViews } from '../views/hosted-event-view';

const OWN: HostAccess = { storeId: null, partnerUsername: null, mayEdit: true, seller: 'person' };

/** Opens an event and the dates it repeats on, of the caller or of a store that the caller owns. */
export class CreateHostedEvent extends Command<Result<HostedEventView>> {
  constructor(
    readonly form: HostedEventForm,
    readonly repeats: RepeatForm | null,
    readonly userId: UserId,
    readonly store?: string,
  ) {
    super();
  }
}

@CommandHandler(CreateHostedEvent)
export class CreateHostedEventHandler implements ICommandHandler<CreateHostedEvent> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: EventAccess,
    private readonly shownStores: ShownStores,
    private readonly opening: EventOpening,
    private readonly views: HostedEventViews,
  ) {}

  async execute({ form, repeats, userId, store }: CreateHostedEvent): Promise<Result<HostedEventView>> {
    const access = store === undefined ? accept(OWN) : await this.access.ofStore(store, userId);
    if (!access.ok) return access;
    if (!access.value.mayEdit) return refuse('crew.owners_only');
    const shown = await this.shownStores.mayShow(access.value.storeId, form.visibility);
    if (!shown.ok) return shown;
    const opened = await this.work.run((tx) =>
      this.opening.openAll(tx, { form, repeats }, access.value, userId),
    );
    return opened.ok ? this.views.of(opened.value, access.value) : opened;
  }
}

/** Makes a private copy of an event. */
export class DuplicateHostedEvent extends Command<Result<HostedEventView>> {
  constructor(
    readonly eventId: PublicEventId,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(DuplicateHostedEvent)
export class DuplicateHostedEventHandler implements ICommandHandler<DuplicateHostedEvent> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly access: EventAccess,
    private readonly events: HostedEventRepository,
    private readonly opening: EventOpening,
    private readonly views: HostedEventViews,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, userId }: DuplicateHostedEvent): Promise<Result<HostedEventView>> {
    const access = await this.access.editorOf(eventId, userId);
    if (!access.ok) return access;
    const opened = await this.work.run(async (tx) => {
      const original = await this.events.load(tx, eventId);
      if (!original) return refuse('not_found');
      return this.opening.open(tx, copyOf(original, this.clock.now()), access.value, userId);
    });
    return opened.ok ? this.views.of(opened.value, access.value) : opened;
  }
}
