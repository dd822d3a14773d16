import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A cardholder may split a sum into several payments. */
export class CardPayments1796000209010 implements MigrationInterface {
  name = 'CardPayments1796000209010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `ALTER TABLE "payments"."order_payments" ADD "card_payments" integer NOT NULL DEFAULT 1`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
