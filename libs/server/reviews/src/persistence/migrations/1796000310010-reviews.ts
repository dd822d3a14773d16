import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "reviews"."reviews" ("id" uuid NOT NULL, "order_id" uuid NOT NULL, "store_id" uuid NOT NULL, "unit_id" uuid NOT NULL, "unit_name" text NOT NULL, "author_id" uuid, "rating" integer NOT NULL, "quality" integer, "service" integer, "punctuality" integer, "value" integer, "text" text NOT NULL, "pictures" jsonb NOT NULL, "status" text NOT NULL, "reply_text" text, "reply_at" TIMESTAMP WITH TIME ZONE, "replied_by" uuid, "reported_at" TIMESTAMP WITH TIME ZONE, "decided_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_reviews" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "reviews_once" ON "reviews"."reviews" ("order_id", "unit_id")`,
  `CREATE INDEX "reviews_of_store" ON "reviews"."reviews" ("store_id", "id") WHERE (status <> 'hidden'::text)`,
  `CREATE INDEX "reviews_of_unit" ON "reviews"."reviews" ("unit_id", "id") WHERE (status <> 'hidden'::text)`,
  `CREATE INDEX "reviews_unanswered" ON "reviews"."reviews" ("store_id", "id") WHERE ((reply_text IS NULL) AND (status <> 'hidden'::text))`,
  `CREATE INDEX "reviews_of_author" ON "reviews"."reviews" ("author_id", "id")`,
  `CREATE INDEX "reviews_replied_by" ON "reviews"."reviews" ("replied_by") WHERE (replied_by IS NOT NULL)`,
  `CREATE INDEX "reviews_reported" ON "reviews"."reviews" ("reported_at", "id") WHERE (status = 'reported'::text)`,
  `CREATE INDEX "reviews_decided" ON "reviews"."reviews" ("decided_at", "id") WHERE (decided_at IS NOT NULL)`,
  `CREATE TABLE "reviews"."ratings" ("subject_id" uuid NOT NULL, "store_id" uuid NOT NULL, "version" integer NOT NULL DEFAULT 1, "sum" integer NOT NULL DEFAULT 0, "count" integer NOT NULL DEFAULT 0, "stars" integer array NOT NULL DEFAULT '{0,0,0,0,0}', "aspects" jsonb NOT NULL DEFAULT '{}', CONSTRAINT "PK_ratings" PRIMARY KEY ("subject_id"))`,
  `CREATE INDEX "ratings_of_store" ON "reviews"."ratings" ("store_id")`,
  `CREATE TABLE "reviews"."reports" ("review_id" uuid NOT NULL, "reporter_id" uuid NOT NULL, "by_crew" boolean NOT NULL, "reason" text NOT NULL, "note" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_reports" PRIMARY KEY ("review_id", "reporter_id"))`,
  `CREATE INDEX "reports_of_reporter" ON "reviews"."reports" ("reporter_id", "created_at")`,
  `CREATE TABLE "reviews"."invitations" ("order_id" uuid NOT NULL, "due_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_invitations" PRIMARY KEY ("order_id"))`,
  `CREATE INDEX "invitations_due" ON "reviews"."invitations" ("due_at")`,
  `ALTER TABLE "reviews"."reports" ADD CONSTRAINT "reports_review" FOREIGN KEY ("review_id") REFERENCES "reviews"."reviews"("id") ON DELETE CASCADE`,
];

/** Reviews of done orders, the totals of their stars, reports of them, and customers to be invited. */
export class Reviews1796000310010 implements MigrationInterface {
  name = 'Reviews1796000310010';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
