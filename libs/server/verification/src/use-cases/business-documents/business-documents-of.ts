import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type {
  AnswerOf,
  BusinessDocumentKind,
  listBusinessDocuments,
  readBusinessDocument,
} from '@smachot/contracts';
import { accept, Clock, refuse, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { BusinessDocumentQueries } from '../../persistence/business-documents/business-document.queries';
import { DocumentAddresses } from '../../services/document-addresses';
import { StoresGateway } from '../../stores-gateway';
import { businessDocumentView } from '../../views/business-document-view';

type Answer = AnswerOf<typeof listBusinessDocuments>;

/** The documents of a store, by its id or username, for its owners and super admins. */
export class BusinessDocumentsOf extends Query<Result<Answer>> {
  constructor(
    readonly partner: string,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(BusinessDocumentsOf)
export class BusinessDocumentsOfHandler implements IQueryHandler<BusinessDocumentsOf> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly queries: BusinessDocumentQueries,
    private readonly clock: Clock,
  ) {}

  async execute({ partner, reader }: BusinessDocumentsOf): Promise<Result<Answer>> {
    const store = await this.stores.seenBy(partner, reader);
    if (!store.ok) return store;
    const now = this.clock.now();
    const read = await this.queries.ofStore(store.value);
    return accept({
      partnerId: store.value,
      documents: read.map((document) => businessDocumentView(document, now)),
    });
  }
}

/** Fresh addresses of the document of a kind. */
export class BusinessDocumentFile extends Query<Result<AnswerOf<typeof readBusinessDocument>>> {
  constructor(
    readonly partner: string,
    readonly kind: BusinessDocumentKind,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(BusinessDocumentFile)
export class BusinessDocumentFileHandler implements IQueryHandler<BusinessDocumentFile> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly queries: BusinessDocumentQueries,
    private readonly addresses: DocumentAddresses,
  ) {}

  async execute({ partner, kind, reader }: BusinessDocumentFile) {
    const store = await this.stores.seenBy(partner, reader);
    if (!store.ok) return store;
    const read = await this.queries.ofKind(store.value, kind);
    return read ? accept(this.addresses.answerOf(read.document)) : refuse('not_found');
  }
}
