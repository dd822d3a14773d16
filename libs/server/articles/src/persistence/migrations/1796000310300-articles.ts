import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';

const STATEMENTS = [
  `CREATE TABLE "articles"."articles" ("id" uuid NOT NULL, "slug" text NOT NULL, "category" text NOT NULL, "related" text array NOT NULL,
    "position" integer NOT NULL, "created_by" uuid, "created_at" ${TIME} NOT NULL, "version" integer NOT NULL,
    CONSTRAINT "PK_articles" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "articles_slug" ON "articles"."articles" ("slug")`,
  `CREATE TABLE "articles"."versions" ("id" uuid NOT NULL, "article_id" uuid NOT NULL, "language" text NOT NULL, "number" integer NOT NULL,
    "status" text NOT NULL, "title" text NOT NULL, "summary" text NOT NULL, "body" text NOT NULL, "created_by" uuid,
    "created_at" ${TIME} NOT NULL, "published_at" ${TIME}, "withdrawn_at" ${TIME}, "words" tsvector NOT NULL,
    CONSTRAINT "PK_versions" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "versions_of_article" ON "articles"."versions" ("article_id", "language", "number")`,
  `CREATE UNIQUE INDEX "versions_one_draft" ON "articles"."versions" ("article_id", "language") WHERE (status = 'draft'::text)`,
  `CREATE UNIQUE INDEX "versions_published" ON "articles"."versions" ("article_id", "language") WHERE (status = 'published'::text)`,
  `CREATE TABLE "articles"."ratings" ("article_id" uuid NOT NULL, "language" text NOT NULL, "helpful" integer NOT NULL,
    "unhelpful" integer NOT NULL, CONSTRAINT "PK_ratings" PRIMARY KEY ("article_id", "language"))`,
];

/** Help articles, their versions by language, and whether readers found them helpful. */
export class Articles1796000310300 implements MigrationInterface {
  name = 'Articles1796000310300';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
