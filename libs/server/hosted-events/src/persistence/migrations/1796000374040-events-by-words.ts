import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds public events by any word of their title. An index that an interrupted run left behind is built anew. */
export class EventsByWords1796000374040 implements MigrationInterface {
  name = 'EventsByWords1796000374040';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS "hosted_events"."events_by_words"');
    await runner.query(
      `CREATE INDEX CONCURRENTLY "events_by_words" ON "hosted_events"."events" USING gin (platform.name_words("title"))`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
