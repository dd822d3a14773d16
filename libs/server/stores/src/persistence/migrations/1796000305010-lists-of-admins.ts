import type { MigrationInterface, QueryRunner } from 'typeorm';

const statements = [
  `CREATE INDEX "stores_newest" ON "stores"."stores" ("created_at", "id")`,
  `CREATE INDEX "stores_closed" ON "stores"."stores" ("created_at", "id") WHERE closed_at IS NOT NULL`,
  `CREATE INDEX "stores_hidden" ON "stores"."stores" ("created_at", "id") WHERE (closed_at IS NULL AND NOT is_public)`,
  `CREATE INDEX "stores_by_name" ON "stores"."stores" (lower("business_name") text_pattern_ops)`,
  `CREATE INDEX "stores_by_username" ON "stores"."stores" ("username" text_pattern_ops)`,
  `CREATE INDEX "stores_by_phone" ON "stores"."stores" ("business_phone" text_pattern_ops)`,
  `CREATE INDEX "stores_by_email" ON "stores"."stores" (lower("email") text_pattern_ops)`,
  `CREATE INDEX "stores_by_city" ON "stores"."stores" (lower("business_city") text_pattern_ops)`,
];

/** Adds indexes by which admins list, filter and search stores. */
export class ListsOfAdmins1796000305010 implements MigrationInterface {
  name = 'ListsOfAdmins1796000305010';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
