import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';
const STATEMENTS = [
  `CREATE TABLE "subscriptions"."subscriptions" ("id" uuid NOT NULL, "store_id" uuid NOT NULL, "payer_id" uuid NOT NULL,
    "phase" text NOT NULL, "plan_id" text NOT NULL, "billing" text NOT NULL, "from_day" text, "until_day" text,
    "anchor" integer NOT NULL, "period" integer NOT NULL, "price" integer NOT NULL, "balance" integer NOT NULL,
    "pending_plan" text, "pending_billing" text, "due_at" ${TIME}, "created_at" ${TIME} NOT NULL,
    CONSTRAINT "PK_subscriptions" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "subscriptions_of_store" ON "subscriptions"."subscriptions" ("store_id")`,
  `CREATE INDEX "subscriptions_due" ON "subscriptions"."subscriptions" ("due_at") WHERE due_at IS NOT NULL`,
  `CREATE TABLE "subscriptions"."charges" ("id" uuid NOT NULL, "subscription_id" uuid NOT NULL, "period" integer NOT NULL,
    "kind" text NOT NULL, "plan_id" text NOT NULL, "billing" text NOT NULL, "from_day" text NOT NULL, "until_day" text NOT NULL,
    "anchor" integer NOT NULL, "price" integer NOT NULL, "credit" integer NOT NULL, "due" integer NOT NULL, "balance" integer NOT NULL,
    "payer_id" uuid NOT NULL, "status" text NOT NULL, "requested_at" ${TIME}, "paid_at" ${TIME}, "created_at" ${TIME} NOT NULL,
    CONSTRAINT "PK_charges" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "charges_once" ON "subscriptions"."charges" ("subscription_id", "period")
    WHERE status <> 'abandoned' AND (status <> 'failed' OR kind = 'renewal')`,
  `CREATE INDEX "charges_of_subscription" ON "subscriptions"."charges" ("subscription_id", "id")`,
  `CREATE TABLE "subscriptions"."terms_acceptances" ("id" uuid NOT NULL, "store_id" uuid NOT NULL, "user_id" uuid NOT NULL,
    "version" text NOT NULL, "accepted_at" ${TIME} NOT NULL, CONSTRAINT "PK_terms_acceptances" PRIMARY KEY ("id"))`,
  `CREATE INDEX "terms_acceptances_of_store" ON "subscriptions"."terms_acceptances" ("store_id", "accepted_at")`,
];

export class Subscriptions1796000301000 implements MigrationInterface {
  name = 'Subscriptions1796000301000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
