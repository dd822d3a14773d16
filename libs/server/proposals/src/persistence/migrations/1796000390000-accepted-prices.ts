import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The price of a proposal with the options that its customer took. */
export class AcceptedPrices1796000390000 implements MigrationInterface {
  name = 'AcceptedPrices1796000390000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "proposals"."proposals" ADD "accepted_price" integer');
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
