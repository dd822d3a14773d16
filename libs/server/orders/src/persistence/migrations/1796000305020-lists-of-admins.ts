import type { MigrationInterface, QueryRunner } from 'typeorm';

const statements = [
  `CREATE INDEX "orders_newest" ON "orders"."orders" ("created_at", "id")`,
  `CREATE INDEX "orders_by_status" ON "orders"."orders" ("status", "created_at", "id")`,
  `CREATE INDEX "orders_by_payment_status" ON "orders"."orders" ("payment_status", "created_at", "id")`,
  `CREATE INDEX "orders_by_customer_phone" ON "orders"."orders" ("customer_phone" text_pattern_ops)`,
  `CREATE INDEX "orders_by_customer_name" ON "orders"."orders" (lower("customer_first_name" || ' ' || "customer_last_name") text_pattern_ops)`,
];

/** Adds indexes by which admins list, filter and search orders. A code is searched whole, and has its unique index. */
export class ListsOfAdmins1796000305020 implements MigrationInterface {
  name = 'ListsOfAdmins1796000305020';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
