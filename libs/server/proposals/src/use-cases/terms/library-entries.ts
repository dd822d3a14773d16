import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, listLibrary, listLibraryVersions, TermId, TermLanguage } from '@smachot/contracts';
import { LibraryRepository } from '../../persistence/terms/library.repository';
import { TermQueries } from '../../persistence/terms/term.queries';
import { libraryEntryView } from '../../views/term-view';

/** The library in one language, for the admins who write it. */
export class LibraryEntries extends Query<AnswerOf<typeof listLibrary>> {
  constructor(readonly language: TermLanguage) {
    super();
  }
}

@QueryHandler(LibraryEntries)
export class LibraryEntriesHandler implements IQueryHandler<LibraryEntries> {
  constructor(private readonly terms: TermQueries) {}

  async execute({ language }: LibraryEntries): Promise<AnswerOf<typeof listLibrary>> {
    return { entries: (await this.terms.library(language)).map(libraryEntryView) };
  }
}

/** The earlier words of an entry. */
export class LibraryVersionsOf extends Query<AnswerOf<typeof listLibraryVersions>> {
  constructor(readonly termId: TermId) {
    super();
  }
}

@QueryHandler(LibraryVersionsOf)
export class LibraryVersionsOfHandler implements IQueryHandler<LibraryVersionsOf> {
  constructor(private readonly library: LibraryRepository) {}

  async execute({ termId }: LibraryVersionsOf): Promise<AnswerOf<typeof listLibraryVersions>> {
    const versions = await this.library.versions(termId);
    return { versions: versions.map((one) => ({ ...one, until: one.until.toISOString() })) };
  }
}
