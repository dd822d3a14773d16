import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Also another number of participants may be asked for. */
export class NumbersByAgreement1796000205040 implements MigrationInterface {
  name = 'NumbersByAgreement1796000205040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "orders"."change_requests" ADD "participants" integer, ADD "was_participants" integer`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
