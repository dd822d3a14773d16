import * as z from 'zod/mini';
import { call } from '../call';
import { StoreTermId, TermId } from '../ids';
import { line, paragraphs } from '../primitives';
import { StoreParams, storePath } from '../stores/stores';

/** term: one clause. preset: a set of clauses for one kind of proposal. category: the clauses of one subject. */
export const TermType = z.enum(['term', 'preset', 'category']);
export type TermType = z.infer<typeof TermType>;
/** The languages the library is written in. */
export const TermLanguage = z.enum(['he', 'en']);
export type TermLanguage = z.infer<typeof TermLanguage>;

/** Most terms, presets and categories of one store. */
export const MOST_TERMS = 300;
/** Most terms in one preset or category. */
export const MOST_TERM_MEMBERS = 50;

const fields = {
  name: z.string(),
  description: z.string(),
  type: TermType,
  /** Of the library: the store has a copy. Of a store: it is a copy from the library. */
  pulled: z.boolean(),
  /** How many stores have ever copied it from the library; 0 of what a store wrote itself. */
  pullsCount: z.number(),
};
/** An entry of the shared library; `memberIds`: the terms of a preset or category. */
export const LibraryTerm = z.object({ _id: TermId, ...fields, memberIds: z.array(TermId) });
export type LibraryTerm = z.infer<typeof LibraryTerm>;
/** An entry of a store's own. */
export const StoreTerm = z.object({
  _id: StoreTermId,
  ...fields,
  memberIds: z.array(StoreTermId),
  version: z.number(),
});
export type StoreTerm = z.infer<typeof StoreTerm>;

const Written = z.object({
  name: line(120),
  description: paragraphs(2_000),
  /** Terms of the store; of a term: none (terms.members). */
  memberIds: z._default(z.array(StoreTermId).check(z.maxLength(MOST_TERM_MEMBERS)), []),
});
export const TermForm = z.extend(Written, { type: TermType });
export type TermForm = z.infer<typeof TermForm>;
export const TermChangeForm = z.extend(Written, { version: z.int() });
export type TermChangeForm = z.infer<typeof TermChangeForm>;

const path = `${storePath}/terms`;
const One = z.extend(StoreParams, { termId: StoreTermId });

/** The terms of a store, and the library in one language. `mayEdit`: owners, not members. */
export const listTerms = call({
  id: 'terms.list',
  method: 'GET',
  path,
  access: 'user',
  params: StoreParams,
  query: z.object({ language: z._default(TermLanguage, 'he') }),
  answer: z.object({ terms: z.array(StoreTerm), library: z.array(LibraryTerm), mayEdit: z.boolean() }),
});
/** Refusals: terms.too_many, terms.members. */
export const createTerm = call({
  id: 'terms.create',
  method: 'POST',
  path,
  access: 'user',
  perMinute: 60,
  params: StoreParams,
  body: TermForm,
  answer: StoreTerm,
  status: 201,
});
export const changeTerm = call({
  id: 'terms.change',
  method: 'PUT',
  path: `${path}/:termId`,
  access: 'user',
  params: One,
  body: TermChangeForm,
  answer: StoreTerm,
});
/** Proposals that quote the term keep its words. */
export const deleteTerm = call({
  id: 'terms.delete',
  method: 'DELETE',
  path: `${path}/:termId`,
  access: 'user',
  params: One,
  status: 204,
});
/**
 * Copies an entry of the library to the store, a preset or category with its terms. What the store already has is not copied again. Each
 * copied entry counts once per store, also when its copy was deleted in between. Refusals: terms.too_many, terms.too_many_members.
 */
export const pullTerm = call({
  id: 'terms.pull',
  method: 'POST',
  path: `${path}/pulls`,
  access: 'user',
  params: StoreParams,
  body: z.object({ termId: TermId }),
  answer: z.object({ terms: z.array(StoreTerm) }),
  status: 200,
});
