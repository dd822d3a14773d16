import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The customer of a booking says what is not right, and may change the answer so many times. Those of before said nothing. */
export class ReasonsOfBookings1796000378010 implements MigrationInterface {
  name = 'ReasonsOfBookings1796000378010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "orders"."bookings" ADD "reason" text NOT NULL DEFAULT '', ADD "answers" integer NOT NULL DEFAULT 0`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
