import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When guests' pages show their table. */
export class TableReleases1796000311210 implements MigrationInterface {
  name = 'TableReleases1796000311210';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "rsvp"."table_releases" (
      "event_id" uuid NOT NULL, "release" text NOT NULL, "released_at" TIMESTAMP WITH TIME ZONE NOT NULL,
      CONSTRAINT "PK_table_releases" PRIMARY KEY ("event_id"))`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
