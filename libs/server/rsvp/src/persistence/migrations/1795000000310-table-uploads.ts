import type { MigrationInterface, QueryRunner } from 'typeorm';

export class TableUploads1795000000310 implements MigrationInterface {
  name = 'TableUploads1795000000310';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "rsvp"."table_uploads" (
      "id" uuid NOT NULL, "event_id" uuid NOT NULL, "host_id" uuid NOT NULL, "file_name" text NOT NULL,
      "sheet_name" text, "encoding" text, "header_row" integer, "columns" jsonb NOT NULL, "counts" jsonb NOT
      NULL, "raw" jsonb NOT NULL, "rows" jsonb NOT NULL, "answer" jsonb, "created_at" TIMESTAMP WITH TIME ZONE
      NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_table_uploads" PRIMARY KEY ("id"))`);
    await runner.query(`CREATE INDEX "table_uploads_event" ON "rsvp"."table_uploads" ("event_id", "id")`);
    await runner.query(`CREATE INDEX "table_uploads_expiry" ON "rsvp"."table_uploads" ("expires_at")`);
    // Megabytes that are stored for a day: compressing them would take longer than reading the table.
    await runner.query(`ALTER TABLE "rsvp"."table_uploads" ALTER COLUMN "raw" SET STORAGE EXTERNAL`);
    await runner.query(`ALTER TABLE "rsvp"."table_uploads" ALTER COLUMN "rows" SET STORAGE EXTERNAL`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
