import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Counts the requests of a store that wait. An index that an interrupted run left behind is built anew. */
export class AskedProposals1796000376000 implements MigrationInterface {
  name = 'AskedProposals1796000376000';
  transaction = false as const;

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('DROP INDEX CONCURRENTLY IF EXISTS "proposals"."proposals_asked"');
    await runner.query(
      `CREATE INDEX CONCURRENTLY "proposals_asked" ON "proposals"."proposals" ("store_id") WHERE (asked AND (status = 'draft'::text))`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
