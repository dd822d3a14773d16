import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index for the slots of one customer at one store, which are counted before each order. */
export class CheckoutsOfCustomers1796000213210 implements MigrationInterface {
  name = 'CheckoutsOfCustomers1796000213210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "checkouts_of_customer" ON "orders"."checkouts" ("user_id", "store_id")`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
