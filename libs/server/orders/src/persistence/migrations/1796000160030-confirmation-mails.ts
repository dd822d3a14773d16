import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';

const STATEMENTS = [
  `CREATE TABLE "orders"."confirmation_mails" ("id" uuid NOT NULL, "order_id" uuid NOT NULL, "user_id" uuid NOT NULL, "kind" text NOT NULL,
    "amount" integer NOT NULL, "state" text NOT NULL, "attempts" integer NOT NULL, "due_at" ${TIME} NOT NULL, "changed_at" ${TIME} NOT NULL,
    "created_at" ${TIME} NOT NULL, CONSTRAINT "PK_confirmation_mails" PRIMARY KEY ("id"))`,
  `CREATE INDEX "confirmation_mails_of_order" ON "orders"."confirmation_mails" ("order_id", "created_at")`,
  `CREATE INDEX "confirmation_mails_again" ON "orders"."confirmation_mails" ("user_id", "created_at") WHERE (kind = 'again'::text)`,
  `CREATE INDEX "confirmation_mails_open" ON "orders"."confirmation_mails" ("due_at") WHERE (state = ANY (ARRAY['wanted'::text, 'intended'::text]))`,
];

/** Confirmation e-mails for payments and refunds of orders, each sent at most once. */
export class ConfirmationMails1796000160030 implements MigrationInterface {
  name = 'ConfirmationMails1796000160030';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
