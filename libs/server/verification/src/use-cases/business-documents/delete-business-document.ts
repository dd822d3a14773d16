import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import type { BusinessDocumentKind, UserId } from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import { UnitOfWork } from '@smachot/server-platform';
import { BusinessDocumentRepository } from '../../persistence/business-documents/business-document.repository';
import { BusinessDocumentWriter } from '../../services/business-document-writer';
import { StoresGateway } from '../../stores-gateway';

/** An owner takes a document away; its file is deleted after a day. */
export class DeleteBusinessDocument extends Command<Result<undefined>> {
  constructor(
    readonly partner: string,
    readonly kind: BusinessDocumentKind,
    readonly userId: UserId,
  ) {
    super();
  }
}

@CommandHandler(DeleteBusinessDocument)
export class DeleteBusinessDocumentHandler implements ICommandHandler<DeleteBusinessDocument> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly work: UnitOfWork,
    private readonly documents: BusinessDocumentRepository,
    private readonly writer: BusinessDocumentWriter,
    private readonly clock: Clock,
  ) {}

  async execute({ partner, kind, userId }: DeleteBusinessDocument): Promise<Result<undefined>> {
    const store = await this.stores.ownedBy(partner, userId);
    if (!store.ok) return store;
    return this.work.run(async (tx) => {
      const document = await this.documents.ofKind(tx, store.value, kind);
      if (!document) return refuse('not_found');
      await this.writer.delete(tx, document, this.clock.now());
      return accept();
    });
  }
}
