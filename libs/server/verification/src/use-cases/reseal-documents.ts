import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DocumentId } from '@smachot/contracts';
import { forEachAlone, Secrets, UnitOfWork } from '@smachot/server-platform';
import { DocumentRepository } from '../persistence/document.repository';
import { DocumentFiles, filesOf } from '../services/document-files';

/** Encrypts documents anew that an older key sealed, and those that were stored before documents were encrypted. */
export class ResealDocuments extends Command<void> {}

@CommandHandler(ResealDocuments)
export class ResealDocumentsHandler implements ICommandHandler<ResealDocuments> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: DocumentRepository,
    private readonly files: DocumentFiles,
    private readonly secrets: Secrets,
  ) {}

  async execute(): Promise<void> {
    const { sealingKey } = this.secrets;
    const due = await this.work.run((tx) => this.documents.sealedOtherwise(tx, sealingKey));
    await forEachAlone(due, String, (id) => this.reseal(id, sealingKey));
  }

  private reseal(id: DocumentId, sealingKey: string): Promise<void> {
    return this.work.run(async (tx) => {
      const document = await this.documents.lockSealedOtherwise(tx, sealingKey, id);
      if (!document) return;
      await this.documents.moveFiles(tx, document, await this.files.reseal(document));
      tx.emit('verification.files_replaced', { fileKeys: filesOf(document) });
    });
  }
}
