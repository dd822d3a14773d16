import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';

const STATEMENTS = [
  `CREATE TABLE "proposals"."proposals" ("id" uuid NOT NULL, "store_id" uuid NOT NULL, "store_username" text NOT NULL,
    "store_name" text NOT NULL, "customer_id" uuid, "asked" boolean NOT NULL, "wish" text NOT NULL, "link" text, "status" text NOT NULL,
    "content" jsonb NOT NULL, "unit_name" text NOT NULL, "number" integer NOT NULL, "sent_at" ${TIME}, "view_times" integer NOT NULL,
    "viewed_at" jsonb NOT NULL, "reason" text NOT NULL, "order_id" uuid, "paying_until" ${TIME}, "reminded_at" ${TIME}, "due_at" ${TIME},
    "created_at" ${TIME} NOT NULL, "version" integer NOT NULL, CONSTRAINT "PK_proposals" PRIMARY KEY ("id"))`,
  `CREATE INDEX "proposals_of_store" ON "proposals"."proposals" ("store_id", "id")`,
  `CREATE UNIQUE INDEX "proposals_link" ON "proposals"."proposals" ("link") WHERE (link IS NOT NULL)`,
  `CREATE INDEX "proposals_of_customer" ON "proposals"."proposals" ("customer_id") WHERE (customer_id IS NOT NULL)`,
  `CREATE INDEX "proposals_due" ON "proposals"."proposals" ("due_at") WHERE (due_at IS NOT NULL)`,
  `CREATE TABLE "proposals"."versions" ("proposal_id" uuid NOT NULL, "number" integer NOT NULL, "store_id" uuid NOT NULL,
    "content" jsonb NOT NULL, "sent_at" ${TIME} NOT NULL, CONSTRAINT "PK_versions" PRIMARY KEY ("proposal_id", "number"))`,
  `CREATE INDEX "versions_of_store" ON "proposals"."versions" ("store_id", "sent_at")`,
];

/** Proposals and the versions of them that were sent. */
export class Proposals1796000310120 implements MigrationInterface {
  name = 'Proposals1796000310120';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
