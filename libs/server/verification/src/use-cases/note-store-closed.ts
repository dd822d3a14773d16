import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { BankDetailsRepository } from '../persistence/bank-details.repository';

/** A store is closed for good: its details stay for the payouts that are still to be made, and are deleted after sixty days. */
export class NoteStoreClosed extends Command<void> {
  constructor(
    readonly storeId: StoreId,
    readonly delivery: Delivery,
  ) {
    super();
  }
}

@CommandHandler(NoteStoreClosed)
export class NoteStoreClosedHandler implements ICommandHandler<NoteStoreClosed> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly details: BankDetailsRepository,
    private readonly clock: Clock,
  ) {}

  async execute({ storeId, delivery }: NoteStoreClosed): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const details = await this.details.ofStore(tx, storeId);
      if (!details) return;
      details.storeClosed(this.clock.now());
      await this.details.save(tx, details);
    });
  }
}
