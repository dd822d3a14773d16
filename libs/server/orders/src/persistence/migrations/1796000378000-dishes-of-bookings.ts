import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A booking by phone may have dishes: of its unit's menu, and in words. Those of before have none. */
export class DishesOfBookings1796000378000 implements MigrationInterface {
  name = 'DishesOfBookings1796000378000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "orders"."bookings" ADD "menu" jsonb, ADD "dishes" jsonb NOT NULL DEFAULT '[]'`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
