import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index of a store's orders with an open request. */
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
