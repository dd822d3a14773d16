import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "orders"."checkout_drafts" ("id" text NOT NULL, "user_id" uuid, "store_username" text NOT NULL, "content" jsonb NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_checkout_drafts" PRIMARY KEY ("id"))`,
  `CREATE INDEX "checkout_drafts_of_user" ON "orders"."checkout_drafts" ("user_id", "created_at") WHERE (user_id IS NOT NULL)`,
  `CREATE INDEX "checkout_drafts_expiring" ON "orders"."checkout_drafts" ("expires_at")`,
];

/** Checkout drafts are stored on the server and not in the browser. */
export class CheckoutDrafts1796000170000 implements MigrationInterface {
  name = 'CheckoutDrafts1796000170000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
