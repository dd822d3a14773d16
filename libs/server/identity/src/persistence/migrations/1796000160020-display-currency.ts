import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the currency in which the person wants sums shown; null until they choose. */
export class DisplayCurrency1796000160020 implements MigrationInterface {
  name = 'DisplayCurrency1796000160020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "identity"."users" ADD "currency" text`);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
