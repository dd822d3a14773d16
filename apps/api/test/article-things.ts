import { newId } from '@smachot/kernel';
import type { Product } from './product';

export type ArticleThings = {
  articleId: string;
  articleSlug: string;
  language: string;
  storeArticleId: string;
  articleNumber: string;
};

const reason = 'a test';
const text = { title: 'Title', summary: 'Summary', body: 'Body' };
export const articleBodies: Record<string, () => unknown> = {
  'storeArticles.report': () => ({ reason: 'spam' }),
  'storeArticles.create': () => ({ ...text, language: 'he' }),
  'storeArticles.save': () => ({ ...text, version: 1 }),
  'storeArticles.publish': () => ({ version: 1 }),
  'storeArticles.withdraw': () => ({ version: 1 }),
  'storeArticles.moveStanding': () => ({ move: 'take_off', version: 1, reason }),
  'articles.rate': () => ({ language: 'he', helpful: true }),
  'articles.create': () => ({ slug: `s-${newId()}`, category: 'start', related: [], reason }),
  'articles.place': () => ({ category: 'start', related: [], version: 1, reason }),
  'articles.saveDraft': () => ({ ...text, version: 1, reason }),
  'articles.publish': () => ({ version: 1, reason }),
  'articles.withdraw': () => ({ version: 1, reason }),
};

export const articleQueries: Record<string, string> = {
  'articles.list': '?language=he',
  'articles.read': '?language=he',
};

/** A help article with a published text in Hebrew and a draft, and the same of a store. */
export const articleThings = async ({ source }: Product, storeId: string): Promise<ArticleThings> => {
  const articleId = newId();
  const articleSlug = `article-${articleId}`;
  await source.query(
    `insert into articles.articles (id, slug, category, related, position, created_at, version) values ($1, $2, 'start', '{}', 1, now(), 1)`,
    [articleId, articleSlug],
  );
  await source.query(
    `insert into articles.versions (id, article_id, language, number, status, title, summary, body, created_at, published_at, words)
     select gen_random_uuid(), $1, 'he', n, s, 'x', 'x', 'x', now(), now(), '' from (values (1, 'published'), (2, 'draft')) v (n, s)`,
    [articleId],
  );
  const storeArticleId = newId();
  await source.query(
    `insert into articles.store_articles (id, store_id, number, language, standing, created_at, changed_at, version)
     values ($1, $2, 900001, 'he', 'clear', now(), now(), 1)`,
    [storeArticleId, storeId],
  );
  await source.query(
    `insert into articles.store_article_versions (id, article_id, number, status, title, summary, body, created_at, published_at)
     select gen_random_uuid(), $1, n, s, 'x', 'x', 'x', now(), now() from (values (1, 'published'), (2, 'draft')) v (n, s)`,
    [storeArticleId],
  );
  return { articleId, articleSlug, language: 'he', storeArticleId, articleNumber: '900001' };
};
