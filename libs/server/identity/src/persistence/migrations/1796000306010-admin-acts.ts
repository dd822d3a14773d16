import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds to the audit log why a super admin did something, what it changed, and from where. */
export class AdminActs1796000306010 implements MigrationInterface {
  name = 'AdminActs1796000306010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "identity"."audit_log" ADD "reason" text, ADD "before" jsonb, ADD "after" jsonb, ADD "ip" text,
        ADD "user_agent" text`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
