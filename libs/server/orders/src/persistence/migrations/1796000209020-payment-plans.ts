import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';
const STATEMENTS = [
  `ALTER TABLE "orders"."orders" ADD "payment_terms" jsonb`,
  `CREATE TABLE "orders"."payment_plans" ("order_id" uuid NOT NULL, "status" text NOT NULL, "due_at" ${TIME} NOT NULL, "reminded_at" ${TIME},
    "next_at" ${TIME}, "tries" integer NOT NULL, "amount" integer, "participants" integer, "payment_id" uuid, "captured" integer NOT NULL,
    "refunded" integer NOT NULL, "pay_by" ${TIME}, CONSTRAINT "PK_payment_plans" PRIMARY KEY ("order_id"))`,
  `CREATE INDEX "payment_plans_due" ON "orders"."payment_plans" ("next_at") WHERE (next_at IS NOT NULL)`,
  `CREATE UNIQUE INDEX "payment_plans_payment" ON "orders"."payment_plans" ("payment_id") WHERE (payment_id IS NOT NULL)`,
];

/** An order stores its payment terms; the rest after a deposit has its own row. */
export class PaymentPlans1796000209020 implements MigrationInterface {
  name = 'PaymentPlans1796000209020';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
