import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the index by which the money of a day is summed. */
export class SettledEntries1796000306020 implements MigrationInterface {
  name = 'SettledEntries1796000306020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE INDEX "ledger_settled" ON "payments"."ledger" ("settled_at") WHERE (settled_at IS NOT NULL)`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
