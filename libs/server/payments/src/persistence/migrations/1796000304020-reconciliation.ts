import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "payments"."reconciliations" ("id" uuid NOT NULL, "day" text NOT NULL, "status" text NOT NULL, "started_at" TIMESTAMP WITH TIME ZONE NOT NULL, "finished_at" TIMESTAMP WITH TIME ZONE, "next_page" integer, "pages" integer NOT NULL, "sales" integer NOT NULL, "differences" integer NOT NULL, "new_differences" integer NOT NULL, "claimed_until" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_reconciliations" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "reconciliations_of_day" ON "payments"."reconciliations" ("day")`,
  `CREATE TABLE "payments"."reconciled_sales" ("reconciliation_id" uuid NOT NULL, "sale_id" text NOT NULL, "type" text NOT NULL, "state" text NOT NULL, "amount" integer NOT NULL, "left_there" integer, "reference" text, CONSTRAINT "PK_reconciled_sales" PRIMARY KEY ("reconciliation_id", "sale_id"))`,
  `CREATE TABLE "payments"."reconciliation_differences" ("id" uuid NOT NULL, "kind" text NOT NULL, "sale_id" text NOT NULL, "ours" jsonb, "theirs" jsonb, "first_seen_at" TIMESTAMP WITH TIME ZONE NOT NULL, "last_seen_at" TIMESTAMP WITH TIME ZONE NOT NULL, "seen_by" uuid NOT NULL, "how" text, "admin_id" uuid, "reason" text, "resolved_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_reconciliation_differences" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "differences_open" ON "payments"."reconciliation_differences" ("sale_id", "kind") WHERE (resolved_at IS NULL)`,
  `CREATE INDEX "differences_of_sale" ON "payments"."reconciliation_differences" ("sale_id", "kind", "id")`,
  `CREATE INDEX "differences_of_run" ON "payments"."reconciliation_differences" ("seen_by")`,
];

/** The nightly comparison with the card provider: its runs, the provider's sales of a run, and the differences found. */
export class Reconciliation1796000304020 implements MigrationInterface {
  name = 'Reconciliation1796000304020';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
