import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Uploaded tables are stored as their bytes: reading them again costs less than storing every cell. */
export class TableContents1795000000320 implements MigrationInterface {
  name = 'TableContents1795000000320';

  async up(runner: QueryRunner): Promise<void> {
    // Uploads expire after a day and hold no guests yet: hosts upload again.
    await runner.query(`DELETE FROM "rsvp"."table_uploads"`);
    await runner.query(`ALTER TABLE "rsvp"."table_uploads" DROP COLUMN "raw"`);
    await runner.query(`ALTER TABLE "rsvp"."table_uploads" ADD "kind" text NOT NULL`);
    await runner.query(`ALTER TABLE "rsvp"."table_uploads" ADD "content" bytea NOT NULL`);
    await runner.query(`ALTER TABLE "rsvp"."table_uploads" ALTER COLUMN "content" SET STORAGE EXTERNAL`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
