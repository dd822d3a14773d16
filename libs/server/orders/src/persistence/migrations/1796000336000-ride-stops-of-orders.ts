import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order that counts rides may count the passengers of some stops alone. Null: of all. */
export class RideStopsOfOrders1796000336000 implements MigrationInterface {
  name = 'RideStopsOfOrders1796000336000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "orders"."followings" ADD "ride_stops" uuid array`);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
