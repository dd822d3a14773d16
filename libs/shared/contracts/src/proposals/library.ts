import * as z from 'zod/mini';
import { ActReason } from '../administration/acts';
import { call } from '../call';
import { TermId } from '../ids';
import { Instant, line, paragraphs } from '../primitives';
import { MOST_TERM_MEMBERS, TermLanguage, TermType } from './terms';

/** Most entries of the library in one language. */
export const MOST_LIBRARY_TERMS = 300;

/** An entry of the library as admins write it; `memberIds`: the terms of a preset or category. */
export const LibraryEntry = z.object({
  _id: TermId,
  language: TermLanguage,
  type: TermType,
  name: z.string(),
  description: z.string(),
  memberIds: z.array(TermId),
  /** How many stores have ever copied it. */
  pullsCount: z.number(),
  version: z.number(),
});
export type LibraryEntry = z.infer<typeof LibraryEntry>;
/** The words of an entry before a later change. */
export const LibraryVersion = z.object({
  version: z.number(),
  name: z.string(),
  description: z.string(),
  memberIds: z.array(TermId),
  until: Instant,
});
export type LibraryVersion = z.infer<typeof LibraryVersion>;

const written = {
  name: line(120),
  description: paragraphs(2_000),
  /** Terms of the library in the same language; of a term: none (terms.members). */
  memberIds: z._default(z.array(TermId).check(z.maxLength(MOST_TERM_MEMBERS)), []),
};
const path = '/admin/api/terms';
const One = z.object({ termId: TermId });

/** The library in one language, in the order stores see it. */
export const listLibrary = call({
  id: 'terms.listLibrary',
  method: 'GET',
  path,
  access: 'superAdmin',
  query: z.object({ language: z._default(TermLanguage, 'he') }),
  answer: z.object({ entries: z.array(LibraryEntry) }),
});
/** Earlier words of an entry, the newest first. */
export const listLibraryVersions = call({
  id: 'terms.listLibraryVersions',
  method: 'GET',
  path: `${path}/:termId/versions`,
  access: 'superAdmin',
  params: One,
  answer: z.object({ versions: z.array(LibraryVersion) }),
});
/** Adds an entry at the end. Refusals: terms.too_many, terms.members. */
export const createLibraryEntry = call({
  id: 'terms.createLibraryEntry',
  method: 'POST',
  path,
  access: 'superAdmin',
  body: z.object({ ...written, language: TermLanguage, type: TermType, reason: ActReason }),
  answer: LibraryEntry,
  status: 201,
});
/** Changes an entry for stores that copy it from now on; copies stay as they are. */
export const changeLibraryEntry = call({
  id: 'terms.changeLibraryEntry',
  method: 'PUT',
  path: `${path}/:termId`,
  access: 'superAdmin',
  params: One,
  body: z.object({ ...written, version: z.int(), reason: ActReason }),
  answer: LibraryEntry,
});
/** Takes an entry out of the library, and out of its presets and categories; copies of stores stay theirs. */
export const removeLibraryEntry = call({
  id: 'terms.removeLibraryEntry',
  method: 'POST',
  path: `${path}/:termId/removal`,
  access: 'superAdmin',
  params: One,
  body: z.object({ version: z.int(), reason: ActReason }),
  status: 204,
});
