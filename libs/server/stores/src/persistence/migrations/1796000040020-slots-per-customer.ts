import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class SlotsPerCustomer1796000040020 implements MigrationInterface {
  name = 'SlotsPerCustomer1796000040020';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "stores"."stores" ADD "slots_per_customer" integer NOT NULL DEFAULT 1`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
