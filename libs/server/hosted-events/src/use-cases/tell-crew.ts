import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { PublicEventId } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { HostedEventQueries } from '../persistence/hosted-event.queries';
import { HostedEventRepository } from '../persistence/hosted-event.repository';
import { EventNotices } from '../services/event-notices';
import { StoresGateway } from '../stores-gateway';

/** Tells the crew of a store that registrations wait for it, which moved up from the waiting list. */
export class TellCrew extends Command<void> {
  constructor(
    readonly eventId: PublicEventId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(TellCrew)
export class TellCrewHandler implements ICommandHandler<TellCrew> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly queries: HostedEventQueries,
    private readonly events: HostedEventRepository,
    private readonly stores: StoresGateway,
    private readonly notices: EventNotices,
  ) {}

  async execute({ eventId, delivery }: TellCrew): Promise<void> {
    const host = await this.queries.hostOf(eventId);
    if (!host?.storeId) return;
    const { storeId } = host;
    const [crew, known] = await Promise.all([this.stores.crew(storeId), this.stores.known([storeId])]);
    const username = known.get(storeId)?.partnerUsername;
    await this.work.runOnce(delivery, async (tx) => {
      const event = await this.events.load(tx, eventId);
      if (event && username) this.notices.waiting(tx, event, crew, username);
    });
  }
}
