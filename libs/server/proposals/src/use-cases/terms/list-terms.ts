import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, listTerms, TermLanguage } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { TermQueries } from '../../persistence/terms/term.queries';
import { StoresGateway } from '../../stores-gateway';
import { libraryTermView, storeTermView } from '../../views/term-view';

/** Lists the terms of a store beside the library, for its crew and super admins. */
export class ListTerms extends Query<Result<AnswerOf<typeof listTerms>>> {
  constructor(
    readonly store: string,
    readonly language: TermLanguage,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(ListTerms)
export class ListTermsHandler implements IQueryHandler<ListTerms> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly terms: TermQueries,
  ) {}

  async execute({ store, language, reader }: ListTerms): Promise<Result<AnswerOf<typeof listTerms>>> {
    const seen = await this.stores.seenBy(store, reader);
    if (!seen) return refuse('not_found');
    const [own, library] = await Promise.all([
      this.terms.ofStore(seen.partnerId),
      this.terms.library(language),
    ]);
    const pulled = new Set(own.map(({ sourceId }) => sourceId));
    return accept({
      terms: own.map(storeTermView),
      library: library.map((row) => libraryTermView(row, pulled.has(row.id))),
      mayEdit: seen.role === 'Owner',
    });
  }
}
