import type { MigrationInterface, QueryRunner } from 'typeorm';

/** People who only asked for a proposal, or declined one, are customers too. */
export class Proposed1796000330130 implements MigrationInterface {
  name = 'Proposed1796000330130';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "customers"."customers" ADD "proposed_at" TIMESTAMP WITH TIME ZONE`);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
