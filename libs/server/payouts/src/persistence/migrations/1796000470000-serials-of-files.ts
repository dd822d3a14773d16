import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the serial number of a file among those of its payment day. In files made so far it was the number of the file. */
export class SerialsOfFiles1796000470000 implements MigrationInterface {
  name = 'SerialsOfFiles1796000470000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "payouts"."batches" ADD "file_serial" integer`);
    await runner.query(`UPDATE "payouts"."batches" SET "file_serial" = "file_number"`);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
