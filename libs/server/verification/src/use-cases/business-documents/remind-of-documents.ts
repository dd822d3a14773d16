import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { togetherOrAlone, UnitOfWork } from '@smachot/server-platform';
import { BusinessDocumentQueries } from '../../persistence/business-documents/business-document.queries';
import { BusinessDocumentRepository } from '../../persistence/business-documents/business-document.repository';
import { DocumentNotices } from '../../services/document-notices';
import { StoresGateway } from '../../stores-gateway';

/** Reminds owners of documents that end in 30 or 7 days, or ended yesterday: each time once. */
export class RemindOfDocuments extends Command<void> {
  constructor(readonly now: Date) {
    super();
  }
}

@CommandHandler(RemindOfDocuments)
export class RemindOfDocumentsHandler implements ICommandHandler<RemindOfDocuments> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly documents: BusinessDocumentRepository,
    private readonly queries: BusinessDocumentQueries,
    private readonly stores: StoresGateway,
    private readonly notices: DocumentNotices,
  ) {}

  async execute({ now }: RemindOfDocuments): Promise<void> {
    const storeIds = await this.queries.storesToRemind(now);
    if (!storeIds.length) return;
    const stores = await this.stores.contacts(storeIds);
    await togetherOrAlone(this.work, {
      claim: (tx, only) => this.documents.toRemind(tx, storeIds, now, only),
      keyOf: ({ state }) => state.id,
      act: async (tx, documents) => {
        for (const document of documents) {
          this.notices.reminded(tx, document.remind(now), document, stores.get(document.state.storeId));
          await this.documents.save(tx, document);
        }
      },
    });
  }
}
