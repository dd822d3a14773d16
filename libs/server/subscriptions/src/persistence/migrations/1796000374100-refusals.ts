import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A charge that was refused says why, where the card company does. */
export class Refusals1796000374100 implements MigrationInterface {
  name = 'Refusals1796000374100';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "subscriptions"."charges" ADD COLUMN "refusal" text`);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
