import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Finds stores by any word of their name. An index that an interrupted run left behind is built anew. */
export class StoresByWords1796000374020 implements MigrationInterface {
  name = 'StoresByWords1796000374020';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS "stores"."stores_by_words"');
    await runner.query(
      `CREATE INDEX CONCURRENTLY "stores_by_words" ON "stores"."stores" USING gin (platform.name_words("business_name"))`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
