import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Guests may be told their table on the day before the event. */
export class TableMessages1796000315100 implements MigrationInterface {
  name = 'TableMessages1796000315100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "rsvp"."invitations" ADD "tables_auto" boolean NOT NULL DEFAULT false`);
    await runner.query(`ALTER TABLE "rsvp"."guests" ADD "table_at" TIMESTAMP WITH TIME ZONE`);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
