import { type MigrationInterface, type QueryRunner } from 'typeorm';

export class VatStatements1795000000660 implements MigrationInterface {
  name = 'VatStatements1795000000660';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "stores"."stores" ADD "vat_statements" jsonb NOT NULL DEFAULT '[]'`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
