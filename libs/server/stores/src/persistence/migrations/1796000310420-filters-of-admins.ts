import type { MigrationInterface, QueryRunner } from 'typeorm';

const statements = [
  `ALTER TABLE "stores"."stores" ADD "plan_id" text NOT NULL DEFAULT 'basic-plan', ADD "bank_status" text, ADD "bank_version" integer`,
  `CREATE INDEX "stores_suspended_newest" ON "stores"."stores" ("created_at", "id") WHERE (suspension IS NOT NULL)`,
  `CREATE INDEX "stores_by_plan" ON "stores"."stores" ("plan_id", "created_at", "id") WHERE (plan_id <> 'basic-plan')`,
  `CREATE INDEX "stores_by_bank" ON "stores"."stores" ("bank_status", "created_at", "id")`,
];

/** Columns by which admins filter stores. subscriptions and verification tell what they are of the stores of before. */
export class FiltersOfAdmins1796000310420 implements MigrationInterface {
  name = 'FiltersOfAdmins1796000310420';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
