import type { ArticleId, Language } from '@smachot/contracts';
import { EntitySchema } from 'typeorm';
import type { ArticleState } from '../domain/article';
import type { ArticleVersionState } from '../domain/article-version';

/** `words`: a tsvector of what the version is found by. */
export type ArticleVersionRow = ArticleVersionState & { words: string };
export type ArticleRatingRow = {
  articleId: ArticleId;
  language: Language;
  helpful: number;
  unhelpful: number;
};

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const id = (name: string, nullable = false) => ({ type: 'uuid' as const, name, nullable });

export const ArticleSchema = new EntitySchema<ArticleState>({
  name: 'Article',
  schema: 'articles',
  tableName: 'articles',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_articles' },
    slug: { type: 'text' },
    category: { type: 'text' },
    related: { type: 'text', array: true },
    position: { type: 'int' },
    createdBy: id('created_by', true),
    createdAt: at('created_at'),
    version: { type: 'int' },
  },
  indices: [{ name: 'articles_slug', columns: ['slug'], unique: true }],
});

export const ArticleVersionSchema = new EntitySchema<ArticleVersionRow>({
  name: 'ArticleVersion',
  schema: 'articles',
  tableName: 'versions',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_versions' },
    articleId: id('article_id'),
    language: { type: 'text' },
    number: { type: 'int' },
    status: { type: 'text' },
    title: { type: 'text' },
    summary: { type: 'text' },
    body: { type: 'text' },
    createdBy: id('created_by', true),
    createdAt: at('created_at'),
    publishedAt: at('published_at', true),
    withdrawnAt: at('withdrawn_at', true),
    words: { type: 'tsvector' },
  },
  indices: [
    { name: 'versions_of_article', columns: ['articleId', 'language', 'number'], unique: true },
    {
      name: 'versions_one_draft',
      columns: ['articleId', 'language'],
      unique: true,
      where: `(status = 'draft'::text)`,
    },
    {
      name: 'versions_published',
      columns: ['articleId', 'language'],
      unique: true,
      where: `(status = 'published'::text)`,
    },
  ],
});

/** Counts of answers to "was this helpful?". Nothing is kept of who answered. */
export const ArticleRatingSchema = new EntitySchema<ArticleRatingRow>({
  name: 'ArticleRating',
  schema: 'articles',
  tableName: 'ratings',
  columns: {
    articleId: { ...id('article_id'), primary: true, primaryKeyConstraintName: 'PK_ratings' },
    language: { type: 'text', primary: true, primaryKeyConstraintName: 'PK_ratings' },
    helpful: { type: 'int' },
    unhelpful: { type: 'int' },
  },
});
