import type { LibraryEntry, LibraryTerm, StoreTerm } from '@smachot/contracts';
import type { LibraryTermRow, StoreTermRow } from '../persistence/terms/terms.schema';

export const storeTermView = (row: StoreTermRow & { pullsCount?: number }): StoreTerm => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  type: row.type,
  pulled: row.sourceId !== null,
  pullsCount: row.pullsCount ?? 0,
  memberIds: row.memberIds,
  version: row.version,
});

/** @param pulled whether the store has a copy */
export const libraryTermView = (row: LibraryTermRow, pulled: boolean): LibraryTerm => ({
  _id: row.id,
  name: row.name,
  description: row.description,
  type: row.type,
  pulled,
  pullsCount: row.pullsCount,
  memberIds: row.memberIds,
});

/** An entry as admins write it. */
export const libraryEntryView = (row: LibraryTermRow): LibraryEntry => ({
  _id: row.id,
  language: row.language,
  type: row.type,
  name: row.name,
  description: row.description,
  memberIds: row.memberIds,
  pullsCount: row.pullsCount,
  version: row.version,
});
