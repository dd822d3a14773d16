import { Command, CommandHandler, type ICommandHandler, QueryBus } from '@nestjs/cqrs';
import type { InputOf, ModeratedEvent, moveEventStanding, PublicEventId, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { ActLog, type Tx, UnitOfWork } from '@smachot/server-platform';
import { AllEventsQueries, type ModeratedRow } from '../persistence/all-events.queries';
import { EventModerationRepository } from '../persistence/event-moderation.repository';
import { EventAccess } from '../services/event-access';
import { EventNotices, type HostMoved } from '../services/event-notices';
import { StoresGateway } from '../stores-gateway';
import { ModeratedEventOf } from './events-for-admins';

type Form = InputOf<typeof moveEventStanding>['body'];
type Hosts = { userIds: UserId[]; partnerUsername: string | null };
const TOLD: Partial<Record<Form['move'], HostMoved>> = {
  take_off: 'event_taken_off',
  bring_back: 'event_brought_back',
};

/** Decides on the reports of an event, takes it off the site or brings it back. */
export class MoveEventStanding extends Command<Result<ModeratedEvent>> {
  constructor(
    readonly eventId: PublicEventId,
    readonly form: Form,
  ) {
    super();
  }
}

@CommandHandler(MoveEventStanding)
export class MoveEventStandingHandler implements ICommandHandler<MoveEventStanding> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: QueryBus,
    private readonly events: AllEventsQueries,
    private readonly moderation: EventModerationRepository,
    private readonly access: EventAccess,
    private readonly stores: StoresGateway,
    private readonly notices: EventNotices,
    private readonly acts: ActLog,
    private readonly clock: Clock,
  ) {}

  async execute({ eventId, form }: MoveEventStanding): Promise<Result<ModeratedEvent>> {
    const row = await this.events.find(eventId);
    if (!row) return refuse('not_found');
    const hosts = await this.hostsOf(row);
    const moved = await this.work.run((tx) => this.move(tx, row, { form, hosts }));
    return moved.ok ? this.queries.execute(new ModeratedEventOf(eventId)) : moved;
  }

  private async move(
    tx: Tx,
    row: ModeratedRow,
    { form: { move, reason, version }, hosts }: { form: Form; hosts: Hosts },
  ): Promise<Result<undefined>> {
    const event = await this.moderation.load(tx, row.eventId);
    if (!event) return refuse('not_found');
    if (event.version !== version) return refuse('conflict.version');
    const was = event.state.status;
    const moved = event.decide(move, reason, this.clock.now());
    if (!moved.ok) return moved;
    await this.moderation.save(tx, event);
    const kind = TOLD[move];
    if (kind && !row.canceled) this.notices.standing(tx, kind, { ...row, ...hosts, explanation: reason });
    await this.acts.changed(tx, {
      subject: { kind: 'event', id: row.eventId },
      before: { status: was },
      after: { status: event.state.status },
    });
    return accept();
  }

  private async hostsOf(row: ModeratedRow): Promise<Hosts> {
    const userIds = await this.access.hostsOf(row);
    if (!row.storeId) return { userIds, partnerUsername: null };
    const store = (await this.stores.known([row.storeId])).get(row.storeId);
    return { userIds, partnerUsername: store?.partnerUsername ?? null };
  }
}
