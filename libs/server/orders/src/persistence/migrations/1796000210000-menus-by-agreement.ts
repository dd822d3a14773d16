import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A change request may ask for another menu; the paid menu is stored, so that an unpaid change can be reverted. */
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
