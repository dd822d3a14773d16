import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index by which an upload finds the earlier ones of its uploader. What an interrupted run left behind is built anew. */
export class UploadsOfUploaders1796000450000 implements MigrationInterface {
  name = 'UploadsOfUploaders1796000450000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS "rsvp"."table_uploads_uploader"');
    await runner.query(
      `CREATE INDEX CONCURRENTLY "table_uploads_uploader" ON "rsvp"."table_uploads" ("host_id", "id")`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
