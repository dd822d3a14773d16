import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { HostedEventRepository } from '../persistence/hosted-event.repository';
import { CallingOff } from '../services/calling-off';

/** A store is closed for good: its events are called off, and their registered told. */
export class CancelEventsOfStore extends Command<void> {
  constructor(
    readonly storeId: StoreId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(CancelEventsOfStore)
export class CancelEventsOfStoreHandler implements ICommandHandler<CancelEventsOfStore> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly events: HostedEventRepository,
    private readonly callingOff: CallingOff,
  ) {}

  async execute({ storeId, delivery }: CancelEventsOfStore): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      for (const id of await this.events.idsOf(tx, { storeId })) await this.callingOff.callOff(tx, id);
    });
  }
}
