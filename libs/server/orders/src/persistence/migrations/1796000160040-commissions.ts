import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';

const STATEMENTS = [
  `CREATE TABLE "orders"."commissions" ("id" uuid NOT NULL, "store_id" uuid, "rate" integer, "valid_from" ${TIME} NOT NULL, "noted_by" uuid,
    "noted_at" ${TIME} NOT NULL, CONSTRAINT "commissions_share" CHECK (rate >= 0 AND rate <= 10000),
    CONSTRAINT "PK_commissions" PRIMARY KEY ("id"))`,
  `CREATE INDEX "commissions_of_store" ON "orders"."commissions" ("store_id", "valid_from")`,
  // default rate: every store, zero, since before the first order
  `INSERT INTO "orders"."commissions" VALUES ('01940000-0000-7000-8000-0000000c0001', NULL, 0, '2020-01-01T00:00:00Z', NULL, now())`,
  `ALTER TABLE "orders"."orders" ADD "commission_rate" integer`,
  `UPDATE "orders"."orders" SET "commission_rate" = 0 WHERE "status" IN ('approved', 'cancelled_partner', 'cancelled_customer', 'done')`,
];

/** Commission rates as data; an order keeps the rate of its approval. */
export class Commissions1796000160040 implements MigrationInterface {
  name = 'Commissions1796000160040';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
