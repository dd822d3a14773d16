import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "subscriptions"."invoices" ("id" uuid NOT NULL, "kind" text NOT NULL, "number" integer NOT NULL, "store_id" uuid NOT NULL,
    "charge_id" uuid NOT NULL, "payer_id" uuid NOT NULL, "amount" integer NOT NULL, "vat_percent" integer NOT NULL,
    "issued_at" TIMESTAMP WITH TIME ZONE NOT NULL, "paper" jsonb NOT NULL, CONSTRAINT "PK_invoices" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "invoices_number" ON "subscriptions"."invoices" ("kind", "number")`,
  `CREATE UNIQUE INDEX "invoices_of_charge_once" ON "subscriptions"."invoices" ("charge_id") WHERE (kind = 'invoice'::text)`,
  `CREATE INDEX "invoices_of_charge" ON "subscriptions"."invoices" ("charge_id", "issued_at")`,
  `CREATE INDEX "invoices_of_payer" ON "subscriptions"."invoices" ("payer_id", "issued_at")`,
  `CREATE TABLE "subscriptions"."invoice_counters" ("kind" text NOT NULL, "last" integer NOT NULL,
    CONSTRAINT "PK_invoice_counters" PRIMARY KEY ("kind"))`,
];

/** Tax invoices of charges and credit notes, each kind numbered without holes. */
export class Invoices1796000308002 implements MigrationInterface {
  name = 'Invoices1796000308002';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
