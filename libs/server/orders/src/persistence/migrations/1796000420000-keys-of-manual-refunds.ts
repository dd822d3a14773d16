import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * A refund by hand is known by the key of its request. Those of before have none, and are not sent again. What an interrupted run left
 * behind is built anew.
 */
export class KeysOfManualRefunds1796000420000 implements MigrationInterface {
  name = 'KeysOfManualRefunds1796000420000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "orders"."manual_refunds" ADD COLUMN IF NOT EXISTS "key" text');
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS "orders"."manual_refunds_by_key"');
    await runner.query(
      `CREATE UNIQUE INDEX CONCURRENTLY "manual_refunds_by_key" ON "orders"."manual_refunds" ("requested_by", "key")`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
