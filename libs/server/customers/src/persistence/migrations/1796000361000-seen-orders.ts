import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Customers are noted by their orders as orders has them. The copies in `customers.orders` are written by the release before alone. */
export class SeenOrders1796000361000 implements MigrationInterface {
  name = 'SeenOrders1796000361000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "customers"."customers" ADD "seen" integer NOT NULL DEFAULT 0`);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
