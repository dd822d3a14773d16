import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the payment terms of a store; the default is everything at the approval, in one payment. */
export class PaymentTerms1796000209030 implements MigrationInterface {
  name = 'PaymentTerms1796000209030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "stores"."stores" ADD "payment_terms" jsonb`);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
