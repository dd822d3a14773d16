import type { MigrationInterface, QueryRunner } from 'typeorm';

/** An order that follows an invitation may count the guests who need a ride instead of all who confirmed. */
export class CountedRides1796000311310 implements MigrationInterface {
  name = 'CountedRides1796000311310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "orders"."followings" ADD "counts" text NOT NULL DEFAULT 'guests'`);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
