import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "subscriptions"."moves" ("id" uuid NOT NULL, "store_id" uuid NOT NULL, "by_user" uuid,
    "at" TIMESTAMP WITH TIME ZONE NOT NULL, "before" jsonb NOT NULL, "after" jsonb NOT NULL, CONSTRAINT "PK_moves" PRIMARY KEY ("id"))`,
  `CREATE INDEX "moves_of_store" ON "subscriptions"."moves" ("store_id", "at")`,
  `CREATE INDEX "moves_of_person" ON "subscriptions"."moves" ("by_user", "at") WHERE (by_user IS NOT NULL)`,
];

/** Who changed a plan, from what, into what. */
export class SubscriptionMoves1796000308003 implements MigrationInterface {
  name = 'SubscriptionMoves1796000308003';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
