import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The owner's order of members for a smaller plan. */
export class KeptMembers1796000321410 implements MigrationInterface {
  name = 'KeptMembers1796000321410';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "stores"."plan_keeping" ADD "member_ids" jsonb NOT NULL DEFAULT '[]'`);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
