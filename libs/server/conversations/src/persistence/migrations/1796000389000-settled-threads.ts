import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Threads know up to which message the store needs to answer nothing. What its crew had read until now waited for nobody, and goes on so.
 * What an interrupted run left behind is built anew.
 */
export class SettledThreads1796000389000 implements MigrationInterface {
  name = 'SettledThreads1796000389000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      'ALTER TABLE "conversations"."threads" ADD COLUMN IF NOT EXISTS "settled_number" integer NOT NULL DEFAULT 0',
    );
    await runner.query(
      `UPDATE "conversations"."threads" SET "settled_number" = "last_number" WHERE "unanswered" > 0 AND "partner_unread" = 0`,
    );
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS "conversations"."threads_waiting_for_store"');
    await runner.query(
      `CREATE INDEX CONCURRENTLY "threads_waiting_for_store" ON "conversations"."threads" ("store_id") WHERE ((status = 'open'::text) AND (unanswered > 0))`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
