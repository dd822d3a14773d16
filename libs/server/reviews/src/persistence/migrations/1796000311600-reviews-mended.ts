import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `ALTER TABLE "reviews"."reviews" ADD "hidden_for" text, ADD "counts" boolean NOT NULL DEFAULT true, ADD "edited_at" TIMESTAMP WITH TIME ZONE, ADD "reply_status" text NOT NULL DEFAULT 'published', ADD "reply_reported_at" TIMESTAMP WITH TIME ZONE, ADD "reply_decided_at" TIMESTAMP WITH TIME ZONE`,
  `CREATE INDEX "replies_reported" ON "reviews"."reviews" ("reply_reported_at", "id") WHERE (reply_status = 'reported'::text)`,
  `CREATE INDEX "replies_decided" ON "reviews"."reviews" ("reply_decided_at", "id") WHERE (reply_decided_at IS NOT NULL)`,
  `ALTER TABLE "reviews"."reports" ADD "subject" text NOT NULL DEFAULT 'review'`,
  `ALTER TABLE "reviews"."reports" DROP CONSTRAINT "PK_reports"`,
  `ALTER TABLE "reviews"."reports" ADD CONSTRAINT "PK_reports" PRIMARY KEY ("review_id", "reporter_id", "subject")`,
  `CREATE TABLE "reviews"."order_money" ("order_id" uuid NOT NULL, "price" integer NOT NULL, "captured" integer NOT NULL, "refunded" integer NOT NULL, "version" integer NOT NULL, CONSTRAINT "PK_order_money" PRIMARY KEY ("order_id"))`,
  `CREATE TABLE "reviews"."chargebacks" ("chargeback_id" uuid NOT NULL, "order_id" uuid NOT NULL, "amount" integer NOT NULL, "lost" boolean NOT NULL, "version" integer NOT NULL, CONSTRAINT "PK_chargebacks" PRIMARY KEY ("chargeback_id"))`,
  `CREATE INDEX "chargebacks_of_order" ON "reviews"."chargebacks" ("order_id")`,
  `CREATE TABLE "reviews"."erased_people" ("user_id" uuid NOT NULL, "erased_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_erased_people" PRIMARY KEY ("user_id"))`,
];

/** Replies are reported and hidden by themselves; money that went back takes stars out of the totals. */
export class ReviewsMended1796000311600 implements MigrationInterface {
  name = 'ReviewsMended1796000311600';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
