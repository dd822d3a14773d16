import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds the orders of a store by the day they were placed. */
export class OrdersOfStore1796000360000 implements MigrationInterface {
  name = 'OrdersOfStore1796000360000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX CONCURRENTLY IF NOT EXISTS "orders_of_store" ON "analytics"."orders" ("store_id", "placed_on")`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
