import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { DocumentId } from '@smachot/contracts';
import { Logger, Secrets, UnitOfWork } from '@smachot/server-platform';
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
    private readonly logger: Logger,
  ) {}

  async execute(): Promise<void> {
    let done: DocumentId | null = null;
    do done = await this.next(done);
    while (done !== null);
  }

  /** Encrypts one document. @returns its id; null when there was none after `after` */
  private next(after: DocumentId | null): Promise<DocumentId | null> {
    return this.work.run(async (tx) => {
      const document = await this.documents.nextSealedOtherwise(tx, this.secrets.sealingKey, after);
      if (!document) return null;
      // one that cannot be read does not keep the others in an old key
      const files = await this.files.reseal(document).catch((error: unknown) => {
        this.logger.error({ document: document.id, error }, 'a document was not encrypted anew');
        return undefined;
      });
      if (!files) return document.id;
      await this.documents.moveFiles(tx, document, files);
      tx.emit('verification.files_replaced', { fileKeys: filesOf(document) });
      return document.id;
    });
  }
}
