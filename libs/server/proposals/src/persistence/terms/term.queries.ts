import { Injectable } from '@nestjs/common';
import { MOST_TERMS, type StoreId, type TermLanguage } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { libraryTermSelection, storeTermSelection } from './term.repository';
import type { LibraryTermRow, StoreTermRow } from './terms.schema';

/** Reads terms for screens. */
@Injectable()
export class TermQueries {
  constructor(private readonly read: ReadModel) {}

  /** Terms of a store, the oldest first, each with the count of its source. */
  ofStore(storeId: StoreId): Promise<(StoreTermRow & { pullsCount: number })[]> {
    return this.read.rows(
      `select ${storeTermSelection}, coalesce(l.pulls_count, 0) as "pullsCount"
       from proposals.store_terms t left join proposals.library_terms l on l.id = t.source_id
       where t.store_id = $1 order by t.id limit ${MOST_TERMS}`,
      [storeId],
    );
  }

  /** The library in one language. */
  library(language: TermLanguage): Promise<LibraryTermRow[]> {
    return this.read.rows(
      `select ${libraryTermSelection} from proposals.library_terms l where l.language = $1 order by l.position limit 500`,
      [language],
    );
  }
}
