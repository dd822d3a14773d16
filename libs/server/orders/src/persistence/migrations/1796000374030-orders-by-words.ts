import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds orders by any word of their customer's name. An index that an interrupted run left behind is built anew. */
export class OrdersByWords1796000374030 implements MigrationInterface {
  name = 'OrdersByWords1796000374030';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS "orders"."orders_by_words"');
    await runner.query(
      `CREATE INDEX CONCURRENTLY "orders_by_words" ON "orders"."orders" USING gin (platform.name_words("customer_first_name" || ' ' || "customer_last_name"))`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
