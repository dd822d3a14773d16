import * as z from 'zod/mini';
import { ActReason } from '../administration/acts';
import { call } from '../call';
import { ArticleId, UserId } from '../ids';
import { Instant, Language, line, paragraphs } from '../primitives';
import { ArticleCategory, ArticleSlug, ArticleVersionStatus } from './articles';

export const MOST_RELATED = 5;

/** What an article says in one language. `body`: Markdown of the subset of `markdownOf` (kernel). */
export const ArticleText = z.object({ title: line(120), summary: line(240), body: paragraphs(12_000) });
export type ArticleText = z.infer<typeof ArticleText>;

/** Where an article is found. `related`: slugs; those that are not published are not shown. */
export const ArticlePlace = z.object({
  category: ArticleCategory,
  related: z.array(ArticleSlug).check(z.maxLength(MOST_RELATED)),
});
export type ArticlePlace = z.infer<typeof ArticlePlace>;

/** One version of an article in one language. `byName` null: the text the product came with. */
export const ArticleVersion = z.extend(ArticleText, {
  language: Language,
  /** Counted from 1 within the language. */
  number: z.number(),
  status: ArticleVersionStatus,
  byName: z.nullable(z.string()),
  createdAt: Instant,
  publishedAt: z.nullable(Instant),
  withdrawnAt: z.nullable(Instant),
});
export type ArticleVersion = z.infer<typeof ArticleVersion>;

/** What readers said of an article in one language. */
export const ArticleRatings = z.object({ language: Language, helpful: z.number(), unhelpful: z.number() });
export type ArticleRatings = z.infer<typeof ArticleRatings>;

/** An article as its writers see it in a list. `title`: of the newest text, in Hebrew where there is one. */
export const WrittenEntry = z.object({
  articleId: ArticleId,
  slug: z.string(),
  category: ArticleCategory,
  title: z.string(),
  published: z.array(Language),
  drafts: z.array(Language),
  helpful: z.number(),
  unhelpful: z.number(),
});
export type WrittenEntry = z.infer<typeof WrittenEntry>;

/** An article with all its versions, the newest of each language first. */
export const WrittenArticle = z.object({
  articleId: ArticleId,
  slug: z.string(),
  category: ArticleCategory,
  related: z.array(z.string()),
  versions: z.array(ArticleVersion),
  ratings: z.array(ArticleRatings),
  createdBy: z.nullable(UserId),
  version: z.number(),
});
export type WrittenArticle = z.infer<typeof WrittenArticle>;

const path = '/admin/api/articles';
const one = `${path}/:articleId`;
const Params = z.object({ articleId: ArticleId });
const OfLanguage = z.extend(Params, { language: Language });
/** `version`: of the article that was read; another one in the database is `conflict.version`. */
const Act = { version: z.int(), reason: ActReason };

/** All articles by category, at most five hundred. */
export const listWrittenArticles = call({
  id: 'articles.listWritten',
  method: 'GET',
  path,
  access: 'superAdmin',
  answer: z.object({ articles: z.array(WrittenEntry) }),
});
export const readWrittenArticle = call({
  id: 'articles.readWritten',
  method: 'GET',
  path: one,
  access: 'superAdmin',
  params: Params,
  answer: WrittenArticle,
});
/** Refusals: article.slug_taken, article.too_many. The slug stays, because links name it. */
export const createArticle = call({
  id: 'articles.create',
  method: 'POST',
  path,
  access: 'superAdmin',
  body: z.extend(ArticlePlace, { slug: ArticleSlug, reason: ActReason }),
  answer: WrittenArticle,
  status: 201,
});
export const placeArticle = call({
  id: 'articles.place',
  method: 'PUT',
  path: one,
  access: 'superAdmin',
  params: Params,
  body: z.extend(ArticlePlace, Act),
  answer: WrittenArticle,
});
/** The draft of a language: a new one, or the one there is with another text. */
export const saveArticleDraft = call({
  id: 'articles.saveDraft',
  method: 'PUT',
  path: `${one}/drafts/:language`,
  access: 'superAdmin',
  params: OfLanguage,
  body: z.extend(ArticleText, Act),
  answer: WrittenArticle,
});
/** The draft becomes what everybody reads; the version before it is withdrawn. Refused when there is no draft (`lifecycle.illegal_move`). */
export const publishArticle = call({
  id: 'articles.publish',
  method: 'POST',
  path: `${one}/drafts/:language/publish`,
  access: 'superAdmin',
  params: OfLanguage,
  body: z.object(Act),
  answer: WrittenArticle,
  status: 200,
});
/** Nobody but writers reads the article in that language any more. */
export const withdrawArticle = call({
  id: 'articles.withdraw',
  method: 'POST',
  path: `${one}/published/:language/withdraw`,
  access: 'superAdmin',
  params: OfLanguage,
  body: z.object(Act),
  answer: WrittenArticle,
  status: 200,
});
