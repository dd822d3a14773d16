import { type MigrationInterface, type QueryRunner } from 'typeorm';

/** Existing stores stay open as they were. */
export class HoursChosen1796000202020 implements MigrationInterface {
  name = 'HoursChosen1796000202020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "stores"."stores" ADD "hours_chosen" boolean NOT NULL DEFAULT true`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
