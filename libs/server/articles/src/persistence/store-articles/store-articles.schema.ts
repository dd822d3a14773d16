import type { EventReportReason, StoreArticleId, StoreId, UserId } from '@smachot/contracts';
import { EntitySchema } from 'typeorm';
import type { StoreArticleState, StoreArticleVersionState } from '../../domain/store-articles/store-article';

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const id = (name: string, nullable = false) => ({ type: 'uuid' as const, name, nullable });
const ofArticle = (name: string) => ({
  name,
  target: 'StoreArticle',
  columnNames: ['articleId'],
  referencedColumnNames: ['id'],
  onDelete: 'CASCADE' as const,
});

export const StoreArticleSchema = new EntitySchema<StoreArticleState>({
  name: 'StoreArticle',
  schema: 'articles',
  tableName: 'store_articles',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_store_articles' },
    storeId: id('store_id'),
    number: { type: 'int' },
    language: { type: 'text' },
    standing: { type: 'text' },
    reportedAt: at('reported_at', true),
    offReason: { type: 'text', name: 'off_reason', nullable: true },
    createdAt: at('created_at'),
    changedAt: at('changed_at'),
    version: { type: 'int' },
  },
  indices: [
    { name: 'store_articles_number', columns: ['storeId', 'number'], unique: true },
    { name: 'store_articles_standing', columns: ['reportedAt'], where: `(standing <> 'clear'::text)` },
  ],
});

export const StoreArticleVersionSchema = new EntitySchema<StoreArticleVersionState>({
  name: 'StoreArticleVersion',
  schema: 'articles',
  tableName: 'store_article_versions',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_store_article_versions' },
    articleId: id('article_id'),
    number: { type: 'int' },
    status: { type: 'text' },
    title: { type: 'text' },
    summary: { type: 'text' },
    body: { type: 'text' },
    createdBy: id('created_by', true),
    createdAt: at('created_at'),
    publishedAt: at('published_at', true),
  },
  indices: [
    { name: 'store_article_versions_number', columns: ['articleId', 'number'], unique: true },
    {
      name: 'store_article_versions_draft',
      columns: ['articleId'],
      unique: true,
      where: `(status = 'draft'::text)`,
    },
    {
      name: 'store_article_versions_published',
      columns: ['articleId'],
      unique: true,
      where: `(status = 'published'::text)`,
    },
    { name: 'store_article_versions_writer', columns: ['createdBy'], where: '(created_by IS NOT NULL)' },
  ],
  foreignKeys: [ofArticle('store_article_versions_article_id')],
});

export type StoreArticleReportRow = {
  articleId: StoreArticleId;
  reporterId: UserId;
  reason: EventReportReason;
  note: string;
  createdAt: Date;
};
export const StoreArticleReportSchema = new EntitySchema<StoreArticleReportRow>({
  name: 'StoreArticleReport',
  schema: 'articles',
  tableName: 'store_article_reports',
  columns: {
    articleId: { ...id('article_id'), primary: true, primaryKeyConstraintName: 'PK_store_article_reports' },
    reporterId: { ...id('reporter_id'), primary: true, primaryKeyConstraintName: 'PK_store_article_reports' },
    reason: { type: 'text' },
    note: { type: 'text' },
    createdAt: at('created_at'),
  },
  indices: [{ name: 'store_article_reports_of_reporter', columns: ['reporterId', 'createdAt'] }],
  foreignKeys: [ofArticle('store_article_reports_article_id')],
});

/** The last number given to an article of a store. */
export type StoreArticleCounterRow = { storeId: StoreId; lastNumber: number };
export const StoreArticleCounterSchema = new EntitySchema<StoreArticleCounterRow>({
  name: 'StoreArticleCounter',
  schema: 'articles',
  tableName: 'store_article_counters',
  columns: {
    storeId: { ...id('store_id'), primary: true, primaryKeyConstraintName: 'PK_store_article_counters' },
    lastNumber: { type: 'int', name: 'last_number' },
  },
});
