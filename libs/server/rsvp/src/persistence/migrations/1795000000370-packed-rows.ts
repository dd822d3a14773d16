import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows are stored packed. Uploads are kept for a day at most; present ones have to be uploaded again. */
export class PackedRows1795000000370 implements MigrationInterface {
  name = 'PackedRows1795000000370';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DELETE FROM "rsvp"."table_uploads"`);
    await runner.query(`ALTER TABLE "rsvp"."table_uploads" DROP COLUMN "rows"`);
    await runner.query(`ALTER TABLE "rsvp"."table_uploads" ADD "rows" bytea NOT NULL`);
    await runner.query(`ALTER TABLE "rsvp"."table_uploads" ALTER COLUMN "rows" SET STORAGE EXTERNAL`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
