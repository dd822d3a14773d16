import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { DAY_MS } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { BankDetailsRepository } from '../persistence/bank-details.repository';
import { DocumentRepository } from '../persistence/document.repository';
import { DocumentFiles } from '../services/document-files';

/** Deletes documents that nothing has used for a day, and the details of stores that closed long ago, with their documents. */
export class DeleteExpired extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(DeleteExpired)
export class DeleteExpiredHandler implements ICommandHandler<DeleteExpired> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly details: BankDetailsRepository,
    private readonly documents: DocumentRepository,
    private readonly files: DocumentFiles,
  ) {}

  execute({ now }: DeleteExpired): Promise<void> {
    return this.work.run(async (tx) => {
      const keys = await this.documents.deleteUnused(tx, new Date(now.getTime() - DAY_MS));
      for (const { id } of await this.details.toErase(tx, now)) {
        keys.push(...(await this.documents.deleteOf(tx, id)));
        await this.details.delete(tx, id);
      }
      // before the commit: after a crash the deletion is repeated
      await this.files.delete(keys);
    });
  }
}
