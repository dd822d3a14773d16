import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';

const STATEMENTS = [
  `CREATE TABLE "payments"."order_payments" ("id" uuid NOT NULL, "user_id" uuid NOT NULL, "card_id" uuid,
    "order_code" text NOT NULL, "return_to" text NOT NULL, "amount" integer NOT NULL, "goal" text NOT NULL, "state" text NOT NULL,
    "attempt" integer NOT NULL, "captured" integer NOT NULL, "refunded" integer NOT NULL, "next_look_at" ${TIME},
    "claimed_until" ${TIME}, "created_at" ${TIME} NOT NULL, CONSTRAINT "PK_order_payments" PRIMARY KEY ("id"))`,
  `CREATE INDEX "order_payments_due" ON "payments"."order_payments" ("next_look_at") WHERE next_look_at IS NOT NULL`,
  `CREATE INDEX "order_payments_of_user" ON "payments"."order_payments" ("user_id")`,
  `ALTER TABLE "payments"."ledger" ALTER COLUMN "bill_id" DROP NOT NULL`,
  `ALTER TABLE "payments"."ledger" ADD "payment_id" uuid`,
  `ALTER TABLE "payments"."ledger" ADD "of_entry" uuid`,
  `ALTER TABLE "payments"."ledger" ADD "look_at" ${TIME}`,
  `CREATE INDEX "ledger_of_payment" ON "payments"."ledger" ("payment_id") WHERE payment_id IS NOT NULL`,
  `CREATE INDEX "cards_to_wipe" ON "payments"."cards" ("deleted_at") WHERE ((deleted_at IS NOT NULL) AND (sealed_token <> ''::text))`,
];

/** Orders are paid through the same ledger as bills: holds, captures, voids and refunds. */
export class OrderPayments1795000000210 implements MigrationInterface {
  name = 'OrderPayments1795000000210';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
