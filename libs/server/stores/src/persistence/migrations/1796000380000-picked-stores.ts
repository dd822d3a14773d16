import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Until when a store is picked by an admin. What an interrupted run left behind is built anew. */
export class PickedStores1796000380000 implements MigrationInterface {
  name = 'PickedStores1796000380000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "stores"."stores" ADD COLUMN IF NOT EXISTS "picked_until" text');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS "stores"."stores_picked"');
    await runner.query(
      `CREATE INDEX CONCURRENTLY "stores_picked" ON "stores"."stores" ("picked_until") WHERE (picked_until IS NOT NULL)`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
