import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import { type Delivery, UnitOfWork } from '@smachot/server-platform';
import { BankDetailsRepository } from '../persistence/bank-details.repository';
import { BusinessDocumentRepository } from '../persistence/business-documents/business-document.repository';
import { BusinessDocumentWriter } from '../services/business-document-writer';

/** A store is closed for good: its bank details stay sixty days for the payouts that are still to be made, its business documents go at once. */
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
    private readonly documents: BusinessDocumentRepository,
    private readonly writer: BusinessDocumentWriter,
    private readonly clock: Clock,
  ) {}

  async execute({ storeId, delivery }: NoteStoreClosed): Promise<void> {
    await this.work.runOnce(delivery, async (tx) => {
      const now = this.clock.now();
      for (const document of await this.documents.ofStore(tx, storeId))
        await this.writer.delete(tx, document, now);
      const details = await this.details.ofStore(tx, storeId);
      if (!details) return;
      details.storeClosed(now);
      await this.details.save(tx, details);
    });
  }
}
