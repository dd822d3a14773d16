import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';

const STATEMENTS = [
  `CREATE TABLE "orders"."manual_refunds" ("id" uuid NOT NULL, "order_id" uuid NOT NULL, "order_code" text NOT NULL,
    "amount" integer NOT NULL, "reason" text NOT NULL, "status" text NOT NULL, "requested_by" uuid NOT NULL,
    "requested_at" ${TIME} NOT NULL, "expires_at" ${TIME} NOT NULL, "decided_by" uuid, "decided_at" ${TIME},
    "decision_reason" text, "payment_id" uuid, CONSTRAINT "manual_refunds_amount" CHECK (amount > 0),
    CONSTRAINT "manual_refunds_decided" CHECK ((status IN ('requested', 'expired')) OR decided_by IS NOT NULL),
    CONSTRAINT "PK_manual_refunds" PRIMARY KEY ("id"))`,
  `CREATE INDEX "manual_refunds_of_order" ON "orders"."manual_refunds" ("order_id")`,
  `CREATE INDEX "manual_refunds_of_admin" ON "orders"."manual_refunds" ("requested_by", "requested_at")`,
  `CREATE INDEX "manual_refunds_waiting" ON "orders"."manual_refunds" ("expires_at") WHERE (status = 'requested'::text)`,
];

/** Adds refunds of orders that admins give by hand. */
export class ManualRefunds1796000306030 implements MigrationInterface {
  name = 'ManualRefunds1796000306030';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
