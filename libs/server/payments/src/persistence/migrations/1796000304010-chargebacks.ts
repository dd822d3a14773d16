import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "payments"."chargebacks" ("id" uuid NOT NULL, "sale_id" text NOT NULL, "subject" text NOT NULL, "user_id" uuid, "payment_id" uuid, "bill_id" uuid, "order_id" uuid, "order_code" text, "store_id" uuid, "amount" integer NOT NULL, "voided" integer NOT NULL, "status" text NOT NULL, "opened_at" TIMESTAMP WITH TIME ZONE NOT NULL, "answer_by" TIMESTAMP WITH TIME ZONE NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE, "resolved_at" TIMESTAMP WITH TIME ZONE, "version" integer NOT NULL, CONSTRAINT "PK_chargebacks" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "chargebacks_standing" ON "payments"."chargebacks" ("sale_id") WHERE (status <> 'won'::text)`,
  `CREATE INDEX "chargebacks_of_payment" ON "payments"."chargebacks" ("payment_id") WHERE (payment_id IS NOT NULL)`,
  `CREATE INDEX "chargebacks_of_user" ON "payments"."chargebacks" ("user_id", "id")`,
  `CREATE INDEX "chargebacks_of_store" ON "payments"."chargebacks" ("store_id", "id")`,
  `CREATE INDEX "chargebacks_to_expire" ON "payments"."chargebacks" ("expires_at") WHERE (expires_at IS NOT NULL)`,
  `CREATE TABLE "payments"."chargeback_steps" ("id" uuid NOT NULL, "chargeback_id" uuid NOT NULL, "move" text NOT NULL, "by" text NOT NULL, "admin_id" uuid, "note" text, "at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_chargeback_steps" PRIMARY KEY ("id"))`,
  `CREATE INDEX "steps_of_chargeback" ON "payments"."chargeback_steps" ("chargeback_id", "id")`,
  `CREATE TABLE "payments"."chargeback_answers" ("id" uuid NOT NULL, "chargeback_id" uuid NOT NULL, "side" text NOT NULL, "user_id" uuid NOT NULL, "recognised" boolean, "text" text NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_chargeback_answers" PRIMARY KEY ("id"))`,
  `CREATE INDEX "answers_of_chargeback" ON "payments"."chargeback_answers" ("chargeback_id", "id")`,
  `CREATE INDEX "chargeback_answers_of_user" ON "payments"."chargeback_answers" ("user_id")`,
  `CREATE TABLE "payments"."chargeback_signals" ("sale_id" text NOT NULL, "heard_at" TIMESTAMP WITH TIME ZONE NOT NULL, "due_at" TIMESTAMP WITH TIME ZONE, "claimed_until" TIMESTAMP WITH TIME ZONE, "attempts" integer NOT NULL, CONSTRAINT "PK_chargeback_signals" PRIMARY KEY ("sale_id"))`,
  `CREATE INDEX "chargeback_signals_due" ON "payments"."chargeback_signals" ("due_at") WHERE (due_at IS NOT NULL)`,
];

/** Charges that cardholders disputed, what both sides say of them, and what the provider announced. */
export class Chargebacks1796000304010 implements MigrationInterface {
  name = 'Chargebacks1796000304010';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
