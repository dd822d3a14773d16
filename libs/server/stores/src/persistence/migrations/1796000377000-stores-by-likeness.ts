import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Finds listed stores by words with a mistake. The index for it had the name that `StoresByWords` gave to another one, and went with it. One
 * that an interrupted run left behind is built anew.
 */
export class StoresByLikeness1796000377000 implements MigrationInterface {
  name = 'StoresByLikeness1796000377000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS "stores"."stores_by_likeness"');
    await runner.query(
      `CREATE INDEX CONCURRENTLY "stores_by_likeness" ON "stores"."stores" USING gin ("search_key" gin_trgm_ops) WHERE listed`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
