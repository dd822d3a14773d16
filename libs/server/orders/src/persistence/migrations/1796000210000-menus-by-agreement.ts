import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Also another menu may be asked for; what is not paid of it is taken back. */
export class MenusByAgreement1796000210000 implements MigrationInterface {
  name = 'MenusByAgreement1796000210000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "orders"."change_requests" ADD "menu" jsonb, ADD "was_menu" jsonb`);
    await runner.query(`ALTER TABLE "orders"."followings" ADD "paid_menu" jsonb`);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
