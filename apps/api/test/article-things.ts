import { newId } from '@smachot/kernel';
import type { Product } from './product';

export type ArticleThings = { articleId: string; articleSlug: string; language: string };

const reason = 'a test';
const text = { title: 'Title', summary: 'Summary', body: 'Body' };
export const articleBodies: Record<string, () => unknown> = {
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

/** An article with a published text in Hebrew and a draft. */
export const articleThings = async ({ source }: Product): Promise<ArticleThings> => {
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
  return { articleId, articleSlug, language: 'he' };
};
