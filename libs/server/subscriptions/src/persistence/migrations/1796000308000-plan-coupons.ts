import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `ALTER TABLE "subscriptions"."subscriptions" ADD "coupon" jsonb`,
  `ALTER TABLE "subscriptions"."charges" ADD "coupon" jsonb, ADD "off" integer NOT NULL DEFAULT 0`,
  `ALTER TABLE "subscriptions"."charges" ALTER COLUMN "off" DROP DEFAULT`,
];

/** The coupon of a charge, and of the periods that follow it. */
export class PlanCoupons1796000308000 implements MigrationInterface {
  name = 'PlanCoupons1796000308000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
