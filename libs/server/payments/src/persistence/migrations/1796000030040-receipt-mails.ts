import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';

const STATEMENTS = [
  `CREATE TABLE "payments"."receipt_mails" ("bill_id" uuid NOT NULL, "id" uuid NOT NULL, "user_id" uuid NOT NULL, "state" text NOT NULL,
    "attempts" integer NOT NULL, "due_at" ${TIME} NOT NULL, "changed_at" ${TIME} NOT NULL, CONSTRAINT "PK_receipt_mails" PRIMARY KEY ("bill_id"))`,
  `CREATE INDEX "receipt_mails_open" ON "payments"."receipt_mails" ("due_at") WHERE (state = ANY (ARRAY['wanted'::text, 'intended'::text]))`,
];

/** E-mails of receipts, each sent at most once. */
export class ReceiptMails1796000030040 implements MigrationInterface {
  name = 'ReceiptMails1796000030040';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
