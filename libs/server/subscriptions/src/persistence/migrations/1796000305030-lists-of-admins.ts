import type { MigrationInterface, QueryRunner } from 'typeorm';

const statements = [
  `CREATE INDEX "subscriptions_newest" ON "subscriptions"."subscriptions" ("created_at", "id")`,
  `CREATE INDEX "subscriptions_by_phase" ON "subscriptions"."subscriptions" ("phase", "created_at", "id")`,
  `CREATE INDEX "subscriptions_by_plan" ON "subscriptions"."subscriptions" ("plan_id", "created_at", "id")`,
];

/** Adds indexes by which admins list and filter subscriptions. */
export class ListsOfAdmins1796000305030 implements MigrationInterface {
  name = 'ListsOfAdmins1796000305030';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
