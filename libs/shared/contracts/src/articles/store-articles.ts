import * as z from 'zod/mini';
import { ActReason } from '../administration/acts';
import { call } from '../call';
import { EventReportReason, EventStanding, EventStandingMove } from '../hosted-events/event-moderation';
import { StoreArticleId, StoreId } from '../ids';
import { Instant, Language, line, optionalParagraphs, paragraphs } from '../primitives';
import { StoreParams, storePath } from '../stores/stores';
import { ArticleVersionStatus } from './articles';

/** Articles of one store, drafts too. */
export const MOST_STORE_ARTICLES = 50;

/** `body`: Markdown of the subset of `markdownOf` (kernel). Phones, mail addresses and links that are not https: store_article.contacts. */
export const StoreArticleText = z.object({
  title: line(120),
  summary: line(240),
  body: paragraphs(12_000),
});
export type StoreArticleText = z.infer<typeof StoreArticleText>;

/** A published article in a list. `number`: its place in the address, counted from 1 within the store. */
export const StoreArticleEntry = z.object({
  number: z.number(),
  language: Language,
  title: z.string(),
  summary: z.string(),
  publishedAt: Instant,
});
export type StoreArticleEntry = z.infer<typeof StoreArticleEntry>;

/** A published article. `others`: of the same store, those in its language first. */
export const StoreArticle = z.extend(StoreArticleEntry, {
  body: z.string(),
  partnerUsername: z.string(),
  businessName: z.string(),
  others: z.array(StoreArticleEntry),
});
export type StoreArticle = z.infer<typeof StoreArticle>;

export const StoreArticleVersion = z.extend(StoreArticleText, {
  number: z.number(),
  status: ArticleVersionStatus,
  /** Null: the account is gone. */
  byName: z.nullable(z.string()),
  createdAt: Instant,
  publishedAt: z.nullable(Instant),
});
export type StoreArticleVersion = z.infer<typeof StoreArticleVersion>;

/** An article in its writers' list. `title`: of the newest text. `offReason`: why an admin took it off the site; null: it is not. */
export const WrittenStoreArticleEntry = z.object({
  storeArticleId: StoreArticleId,
  number: z.number(),
  language: Language,
  title: z.string(),
  isPublished: z.boolean(),
  hasDraft: z.boolean(),
  offReason: z.nullable(z.string()),
  changedAt: Instant,
});
export type WrittenStoreArticleEntry = z.infer<typeof WrittenStoreArticleEntry>;

/** An article with its versions, the newest first, twenty at most. `isPublic`: the store is on the site. */
export const WrittenStoreArticle = z.extend(WrittenStoreArticleEntry, {
  versions: z.array(StoreArticleVersion),
  version: z.number(),
  isPublic: z.boolean(),
  mayWrite: z.boolean(),
});
export type WrittenStoreArticle = z.infer<typeof WrittenStoreArticle>;

/** An article that was reported or taken off, as admins see it: what everybody reads, or the newest text, and the newest reports, which name nobody. */
export const ModeratedStoreArticle = z.object({
  storeArticleId: StoreArticleId,
  number: z.number(),
  language: Language,
  title: z.string(),
  summary: z.string(),
  body: z.string(),
  /** The number of the article's version that has this text. */
  version: z.number(),
  partnerId: StoreId,
  partnerUsername: z.string(),
  businessName: z.string(),
  standing: EventStanding,
  offReason: z.nullable(z.string()),
  count: z.number(),
  reports: z.array(z.object({ reason: EventReportReason, note: z.string(), at: Instant })),
});
export type ModeratedStoreArticle = z.infer<typeof ModeratedStoreArticle>;

const shown = `${storePath}/articles`;
const oneShown = `${shown}/:articleNumber`;
const ShownParams = z.extend(StoreParams, {
  articleNumber: z.string().check(z.regex(/^[1-9]\d{0,5}$/)),
});
/** What a public store published, the newest first. */
export const listStoreArticles = call({
  id: 'storeArticles.list',
  method: 'GET',
  path: shown,
  access: 'visitor',
  params: StoreParams,
  answer: z.object({ articles: z.array(StoreArticleEntry) }),
});
export const readStoreArticle = call({
  id: 'storeArticles.read',
  method: 'GET',
  path: oneShown,
  access: 'visitor',
  params: ShownParams,
  answer: StoreArticle,
});
/** Tells the admins; once per person and article until they decide, ten articles in a day. Refusals: store_article.own, store_article.too_many_reports. */
export const reportStoreArticle = call({
  id: 'storeArticles.report',
  method: 'POST',
  path: `${oneShown}/report`,
  access: 'user',
  perMinute: 10,
  params: ShownParams,
  body: z.object({ reason: EventReportReason, note: z._default(optionalParagraphs(500), '') }),
  status: 204,
});

const written = `${storePath}/written-articles`;
const oneWritten = `${written}/:storeArticleId`;
const WrittenParams = z.extend(StoreParams, { storeArticleId: StoreArticleId });
const Version = { version: z.int() };
/** Every article of a store for its crew and super admins, the last changed first. */
export const listWrittenStoreArticles = call({
  id: 'storeArticles.listWritten',
  method: 'GET',
  path: written,
  access: 'user',
  params: StoreParams,
  answer: z.object({ articles: z.array(WrittenStoreArticleEntry), mayWrite: z.boolean() }),
});
export const readWrittenStoreArticle = call({
  id: 'storeArticles.readWritten',
  method: 'GET',
  path: oneWritten,
  access: 'user',
  params: WrittenParams,
  answer: WrittenStoreArticle,
});
/** A draft in one language, which stays. For owners, as all that follows. Refusals: store_article.contacts, store_article.too_many. */
export const createStoreArticle = call({
  id: 'storeArticles.create',
  method: 'POST',
  path: written,
  access: 'user',
  idempotent: true,
  perMinute: 20,
  params: StoreParams,
  body: z.extend(StoreArticleText, { language: Language }),
  answer: WrittenStoreArticle,
  status: 201,
});
/** A new draft, or the one there is with another text. Refusals: store_article.contacts, conflict.version. */
export const saveStoreArticle = call({
  id: 'storeArticles.save',
  method: 'PUT',
  path: oneWritten,
  access: 'user',
  perMinute: 60,
  params: WrittenParams,
  body: z.extend(StoreArticleText, Version),
  answer: WrittenStoreArticle,
});
/** The draft becomes what everybody reads. Refusals: conflict.version, lifecycle.illegal_move, store_article.taken_off. */
export const publishStoreArticle = call({
  id: 'storeArticles.publish',
  method: 'POST',
  path: `${oneWritten}/publish`,
  access: 'user',
  perMinute: 20,
  params: WrittenParams,
  body: z.object(Version),
  answer: WrittenStoreArticle,
  status: 200,
});
export const withdrawStoreArticle = call({
  id: 'storeArticles.withdraw',
  method: 'POST',
  path: `${oneWritten}/withdraw`,
  access: 'user',
  perMinute: 20,
  params: WrittenParams,
  body: z.object(Version),
  answer: WrittenStoreArticle,
  status: 200,
});
/** With all its versions, for good. Refused while an admin has it: store_article.under_check. */
export const deleteStoreArticle = call({
  id: 'storeArticles.delete',
  method: 'DELETE',
  path: oneWritten,
  access: 'user',
  params: WrittenParams,
  status: 204,
});

/** Reported ones, the longest waiting first, then those taken off; at most two hundred. */
export const listModeratedStoreArticles = call({
  id: 'storeArticles.listModerated',
  method: 'GET',
  path: '/admin/api/store-articles',
  access: 'superAdmin',
  answer: z.object({ articles: z.array(ModeratedStoreArticle) }),
});
/**
 * Decides on reports, takes an article off the site or brings it back; the store reads the reason where it writes. Refusals:
 * conflict.version (another text is read by now), lifecycle.illegal_move.
 */
export const moveStoreArticleStanding = call({
  id: 'storeArticles.moveStanding',
  method: 'POST',
  path: '/admin/api/store-articles/:storeArticleId/standing',
  access: 'superAdmin',
  params: z.object({ storeArticleId: StoreArticleId }),
  body: z.object({ move: EventStandingMove, reason: ActReason, ...Version }),
  status: 204,
});
