import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';

const STATEMENTS = [
  `CREATE TABLE "payments"."cards" ("id" uuid NOT NULL, "user_id" uuid NOT NULL, "sealed_token" text NOT NULL,
    "fingerprint" text NOT NULL, "last_four" text NOT NULL, "brand" text NOT NULL, "expiry" text NOT NULL, "nickname" text,
    "is_default" boolean NOT NULL, "created_at" ${TIME} NOT NULL, "deleted_at" ${TIME}, CONSTRAINT "PK_cards" PRIMARY KEY ("id"))`,
  `CREATE INDEX "cards_of_user" ON "payments"."cards" ("user_id") WHERE deleted_at IS NULL`,
  `CREATE UNIQUE INDEX "cards_once" ON "payments"."cards" ("user_id", "fingerprint") WHERE deleted_at IS NULL`,
  `CREATE UNIQUE INDEX "cards_one_default" ON "payments"."cards" ("user_id") WHERE (is_default AND (deleted_at IS NULL))`,
  `CREATE TABLE "payments"."ledger" ("id" uuid NOT NULL, "idempotency_key" text NOT NULL, "user_id" uuid NOT NULL,
    "bill_id" uuid NOT NULL, "card_id" uuid, "kind" text NOT NULL, "amount" integer NOT NULL, "status" text NOT NULL,
    "sale_id" text, "transaction_id" text, "authenticate_url" text, "problem" text, "created_at" ${TIME} NOT NULL,
    "settled_at" ${TIME}, CONSTRAINT "PK_ledger" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "ledger_key" ON "payments"."ledger" ("idempotency_key")`,
  `CREATE UNIQUE INDEX "ledger_sale" ON "payments"."ledger" ("sale_id") WHERE sale_id IS NOT NULL`,
  `CREATE INDEX "ledger_of_bill" ON "payments"."ledger" ("bill_id")`,
  `CREATE TABLE "payments"."bills" ("id" uuid NOT NULL, "user_id" uuid NOT NULL, "event_id" uuid NOT NULL, "responses" integer NOT NULL, "amount" integer NOT NULL, "carried_in" integer NOT NULL, "status" text NOT NULL,
    "attempts" integer NOT NULL, "next_attempt_at" ${TIME}, "claimed_until" ${TIME}, "absorbed_by" uuid,
    "settled_at" ${TIME}, "created_at" ${TIME} NOT NULL, CONSTRAINT "PK_bills" PRIMARY KEY ("id"))`,
  `CREATE INDEX "bills_of_user" ON "payments"."bills" ("user_id", "id")`,
  `CREATE INDEX "bills_due" ON "payments"."bills" ("next_attempt_at") WHERE next_attempt_at IS NOT NULL`,
  `CREATE INDEX "bills_carried" ON "payments"."bills" ("created_at") WHERE ((status = 'carried'::text) AND (absorbed_by IS NULL))`,
  `CREATE TABLE "payments"."receipts" ("issuer" text NOT NULL, "number" integer NOT NULL, "bill_id" uuid NOT NULL,
    "user_id" uuid NOT NULL, "amount" integer NOT NULL, "vat_percent" integer NOT NULL, "card_last_four" text,
    "issued_at" ${TIME} NOT NULL, CONSTRAINT "PK_receipts" PRIMARY KEY ("issuer", "number"))`,
  `CREATE UNIQUE INDEX "receipts_of_bill" ON "payments"."receipts" ("bill_id")`,
  `CREATE TABLE "payments"."receipt_counters" ("issuer" text NOT NULL, "last" integer NOT NULL,
    CONSTRAINT "PK_receipt_counters" PRIMARY KEY ("issuer"))`,
  `CREATE TABLE "payments"."callbacks" ("hash" text NOT NULL, "verdict" text NOT NULL, "sale_id" text, "fields" jsonb NOT NULL,
    "received_at" ${TIME} NOT NULL, CONSTRAINT "PK_callbacks" PRIMARY KEY ("hash"))`,
  `CREATE INDEX "callbacks_received" ON "payments"."callbacks" ("received_at")`,
];

export class Payments1795000000200 implements MigrationInterface {
  name = 'Payments1795000000200';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
