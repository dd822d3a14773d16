import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';
const ofArticle = (table: string) =>
  `CONSTRAINT "${table}_article_id" FOREIGN KEY ("article_id") REFERENCES "articles"."store_articles" ("id") ON DELETE CASCADE`;

const STATEMENTS = [
  `CREATE TABLE "articles"."store_articles" ("id" uuid NOT NULL, "store_id" uuid NOT NULL, "number" integer NOT NULL, "language" text NOT NULL,
    "standing" text NOT NULL, "reported_at" ${TIME}, "off_reason" text, "created_at" ${TIME} NOT NULL, "changed_at" ${TIME} NOT NULL,
    "version" integer NOT NULL, CONSTRAINT "PK_store_articles" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "store_articles_number" ON "articles"."store_articles" ("store_id", "number")`,
  `CREATE INDEX "store_articles_standing" ON "articles"."store_articles" ("reported_at") WHERE (standing <> 'clear'::text)`,
  `CREATE TABLE "articles"."store_article_versions" ("id" uuid NOT NULL, "article_id" uuid NOT NULL, "number" integer NOT NULL,
    "status" text NOT NULL, "title" text NOT NULL, "summary" text NOT NULL, "body" text NOT NULL, "created_by" uuid,
    "created_at" ${TIME} NOT NULL, "published_at" ${TIME},
    CONSTRAINT "PK_store_article_versions" PRIMARY KEY ("id"), ${ofArticle('store_article_versions')})`,
  `CREATE UNIQUE INDEX "store_article_versions_number" ON "articles"."store_article_versions" ("article_id", "number")`,
  `CREATE UNIQUE INDEX "store_article_versions_draft" ON "articles"."store_article_versions" ("article_id") WHERE (status = 'draft'::text)`,
  `CREATE UNIQUE INDEX "store_article_versions_published" ON "articles"."store_article_versions" ("article_id") WHERE (status = 'published'::text)`,
  `CREATE INDEX "store_article_versions_writer" ON "articles"."store_article_versions" ("created_by") WHERE (created_by IS NOT NULL)`,
  `CREATE TABLE "articles"."store_article_reports" ("article_id" uuid NOT NULL, "reporter_id" uuid NOT NULL, "reason" text NOT NULL,
    "note" text NOT NULL, "created_at" ${TIME} NOT NULL,
    CONSTRAINT "PK_store_article_reports" PRIMARY KEY ("article_id", "reporter_id"), ${ofArticle('store_article_reports')})`,
  `CREATE INDEX "store_article_reports_of_reporter" ON "articles"."store_article_reports" ("reporter_id", "created_at")`,
  `CREATE TABLE "articles"."store_article_counters" ("store_id" uuid NOT NULL, "last_number" integer NOT NULL,
    CONSTRAINT "PK_store_article_counters" PRIMARY KEY ("store_id"))`,
];

/** Articles that stores write, their versions, and what readers reported. */
export class StoreArticles1796000316000 implements MigrationInterface {
  name = 'StoreArticles1796000316000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
