import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Rows corrected in the preview, and the findings of a table beside its rows. */
export class MendedRows1796000060020 implements MigrationInterface {
  name = 'MendedRows1796000060020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "rsvp"."table_uploads" ADD "reading" jsonb NOT NULL DEFAULT '{}', ADD "mends" jsonb NOT NULL DEFAULT '{}'`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
