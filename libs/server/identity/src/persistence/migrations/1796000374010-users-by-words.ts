import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds accounts by any word of a name. An index that an interrupted run left behind is built anew. */
export class UsersByWords1796000374010 implements MigrationInterface {
  name = 'UsersByWords1796000374010';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS "identity"."users_by_words"');
    await runner.query(
      `CREATE INDEX CONCURRENTLY "users_by_words" ON "identity"."users" USING gin (platform.name_words("first_name" || ' ' || "last_name"))`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
