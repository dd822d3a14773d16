import * as z from 'zod/mini';
import { call } from '../call';
import { Instant, Language } from '../primitives';

/** The subjects of help articles, in the order of the help page. */
export const ArticleCategory = z.enum([
  'start',
  'invitations',
  'answers',
  'ordering',
  'payments',
  'business',
  'account',
]);
export type ArticleCategory = z.infer<typeof ArticleCategory>;

/** draft: only writers read it. published: what everybody reads; one for an article and language. withdrawn: no longer shown. */
export const ArticleVersionStatus = z.enum(['draft', 'published', 'withdrawn']);
export type ArticleVersionStatus = z.infer<typeof ArticleVersionStatus>;

/** The name of an article in its address: small Latin letters, digits and single hyphens. */
export const ArticleSlug = z
  .string({ error: 'field.required' })
  .check(
    z.minLength(1, { error: 'field.required' }),
    z.maxLength(80, { error: 'field.too_long' }),
    z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, { error: 'article.slug' }),
  );

/** An article in a list. */
export const ArticleEntry = z.object({
  slug: z.string(),
  category: ArticleCategory,
  title: z.string(),
  summary: z.string(),
});
export type ArticleEntry = z.infer<typeof ArticleEntry>;

/** A published article. `language`: of the text; another one than was asked for when it is not written in that. `body`: Markdown. */
export const Article = z.extend(ArticleEntry, {
  language: Language,
  body: z.string(),
  publishedAt: Instant,
  /** Languages it can be read in. */
  languages: z.array(Language),
  related: z.array(ArticleEntry),
});
export type Article = z.infer<typeof Article>;

/** Ten voices are enough to look for what an article does not say; more of one address in a minute are noise. */
const VOICES_A_MINUTE = 10;

/**
 * Published articles in a language: all of them by category, or with `q` those that say what is asked, the best first. An article that is
 * not written in the language is not among them. `language`: of the answer, Hebrew where none is written in the one asked for.
 */
export const listArticles = call({
  id: 'articles.list',
  method: 'GET',
  path: '/v1/articles',
  access: 'visitor',
  query: z.object({ language: Language, q: z.optional(z.string().check(z.maxLength(120))) }),
  answer: z.object({ language: Language, articles: z.array(ArticleEntry) }),
});
export const readArticle = call({
  id: 'articles.read',
  method: 'GET',
  path: '/v1/articles/:articleSlug',
  access: 'visitor',
  params: z.object({ articleSlug: ArticleSlug }),
  query: z.object({ language: Language }),
  answer: Article,
});
/** Whether the article answered the reader's question. A count and nothing else is kept: no account, no address. */
export const rateArticle = call({
  id: 'articles.rate',
  method: 'POST',
  path: '/v1/articles/:articleSlug/ratings',
  access: 'visitor',
  perMinute: VOICES_A_MINUTE,
  params: z.object({ articleSlug: ArticleSlug }),
  body: z.object({ language: Language, helpful: z.boolean() }),
  status: 204,
});
