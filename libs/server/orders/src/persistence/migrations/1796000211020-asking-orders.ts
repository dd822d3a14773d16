import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Which of a store's orders are asked for something else is found by an index. */
export class AskingOrders1796000211020 implements MigrationInterface {
  name = 'AskingOrders1796000211020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "orders_of_store_asking" ON "orders"."orders" ("store_id", "id") WHERE ((status = 'approved'::text) AND (follows OR changes))`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
