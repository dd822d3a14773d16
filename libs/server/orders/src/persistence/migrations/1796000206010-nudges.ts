import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Time of the crew's last reminder that an answer is due. */
export class Nudges1796000206010 implements MigrationInterface {
  name = 'Nudges1796000206010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "orders"."orders" ADD "nudged_at" TIMESTAMP WITH TIME ZONE');
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
