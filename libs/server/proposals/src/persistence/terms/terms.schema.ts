import type { StoreId, StoreTermId, TermId, TermLanguage, TermType } from '@smachot/contracts';
import { EntitySchema } from 'typeorm';

type Words = { type: TermType; name: string; description: string };
/** `memberIds`: the terms of a preset or category. */
export type LibraryTermRow = Words & {
  id: TermId;
  language: TermLanguage;
  memberIds: TermId[];
  position: number;
  pullsCount: number;
  version: number;
};
/** The words of an entry of the library before a later change; rows are only added. */
export type LibraryVersionRow = Pick<LibraryTermRow, 'name' | 'description' | 'memberIds' | 'version'> & {
  termId: TermId;
  until: Date;
};
/** `sourceId`: the entry of the library it was copied from. */
export type StoreTermRow = Words & {
  id: StoreTermId;
  storeId: StoreId;
  sourceId: TermId | null;
  memberIds: StoreTermId[];
  createdAt: Date;
  version: number;
};
export type PullRow = { sourceId: TermId; storeId: StoreId; at: Date };

const words = {
  type: { type: 'text' as const },
  name: { type: 'text' as const },
  description: { type: 'text' as const },
};
const members = { type: 'uuid' as const, name: 'member_ids', array: true };

/** The library every store may copy from. */
export const LibraryTermSchema = new EntitySchema<LibraryTermRow>({
  name: 'LibraryTerm',
  schema: 'proposals',
  tableName: 'library_terms',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_library_terms' },
    language: { type: 'text' },
    ...words,
    memberIds: members,
    position: { type: 'int' },
    pullsCount: { type: 'int', name: 'pulls_count' },
    version: { type: 'int' },
  },
  indices: [{ name: 'library_terms_in_order', columns: ['language', 'position'], unique: true }],
});

/** The terms of stores. */
export const StoreTermSchema = new EntitySchema<StoreTermRow>({
  name: 'StoreTerm',
  schema: 'proposals',
  tableName: 'store_terms',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_store_terms' },
    storeId: { type: 'uuid', name: 'store_id' },
    sourceId: { type: 'uuid', name: 'source_id', nullable: true },
    ...words,
    memberIds: members,
    createdAt: { type: 'timestamptz', name: 'created_at' },
    version: { type: 'int' },
  },
  indices: [
    { name: 'store_terms_of_store', columns: ['storeId', 'id'] },
    {
      name: 'store_terms_one_copy',
      columns: ['storeId', 'sourceId'],
      unique: true,
      where: '(source_id IS NOT NULL)',
    },
  ],
});

/** Which store has ever copied what; it stays when the copy is deleted. */
export const PullSchema = new EntitySchema<PullRow>({
  name: 'Pull',
  schema: 'proposals',
  tableName: 'pulls',
  columns: {
    sourceId: { type: 'uuid', name: 'source_id', primary: true, primaryKeyConstraintName: 'PK_pulls' },
    storeId: { type: 'uuid', name: 'store_id', primary: true, primaryKeyConstraintName: 'PK_pulls' },
    at: { type: 'timestamptz' },
  },
});

export const LibraryVersionSchema = new EntitySchema<LibraryVersionRow>({
  name: 'LibraryVersion',
  schema: 'proposals',
  tableName: 'library_versions',
  columns: {
    termId: {
      type: 'uuid',
      name: 'term_id',
      primary: true,
      primaryKeyConstraintName: 'PK_library_versions',
    },
    version: { type: 'int', primary: true, primaryKeyConstraintName: 'PK_library_versions' },
    name: words.name,
    description: words.description,
    memberIds: members,
    until: { type: 'timestamptz' },
  },
});
