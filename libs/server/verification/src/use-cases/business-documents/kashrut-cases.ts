import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type {
  AnswerOf,
  BusinessDocumentId,
  InputOf,
  listKashrutCases,
  readKashrutDocument,
} from '@smachot/contracts';
import { accept, Clock, cursorId, refuse, type Result } from '@smachot/kernel';
import { BusinessDocumentQueries } from '../../persistence/business-documents/business-document.queries';
import { DocumentAddresses } from '../../services/document-addresses';
import { StoresGateway } from '../../stores-gateway';
import { kashrutCaseView } from '../../views/business-document-view';

type Answer = AnswerOf<typeof listKashrutCases>;

/** The admins' queue of certificates of kashrut. */
export class KashrutCases extends Query<Answer> {
  constructor(readonly filter: InputOf<typeof listKashrutCases>['query']) {
    super();
  }
}

@QueryHandler(KashrutCases)
export class KashrutCasesHandler implements IQueryHandler<KashrutCases> {
  constructor(
    private readonly queries: BusinessDocumentQueries,
    private readonly stores: StoresGateway,
    private readonly clock: Clock,
  ) {}

  async execute({ filter: { status, cursor, limit } }: KashrutCases): Promise<Answer> {
    const page = { status, after: cursorId(cursor), limit: limit + 1 };
    const rows = await this.queries.certificates(page);
    const shown = rows.slice(0, limit);
    const stores = await this.stores.contacts(shown.map(({ state }) => state.storeId));
    const now = this.clock.now();
    return {
      cases: shown.map((row) => kashrutCaseView(row, stores.get(row.state.storeId), now)),
      nextCursor: rows.length > limit ? shown.at(-1)!.state.id : null,
    };
  }
}

/** Fresh addresses of a certificate's document, for the admin who checks it. */
export class KashrutDocumentOf extends Query<Result<AnswerOf<typeof readKashrutDocument>>> {
  constructor(readonly id: BusinessDocumentId) {
    super();
  }
}

@QueryHandler(KashrutDocumentOf)
export class KashrutDocumentOfHandler implements IQueryHandler<KashrutDocumentOf> {
  constructor(
    private readonly queries: BusinessDocumentQueries,
    private readonly addresses: DocumentAddresses,
  ) {}

  async execute({ id }: KashrutDocumentOf) {
    const read = await this.queries.certificate(id);
    return read ? accept(this.addresses.answerOf(read.document)) : refuse('not_found');
  }
}
