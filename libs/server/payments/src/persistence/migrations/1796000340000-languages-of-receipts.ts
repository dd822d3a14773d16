import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The language each receipt was issued in. */
export class LanguagesOfReceipts1796000340000 implements MigrationInterface {
  name = 'LanguagesOfReceipts1796000340000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`alter table payments.receipts add column language text not null default 'he'`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
