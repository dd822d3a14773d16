import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A change request may ask for another number of participants. */
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
