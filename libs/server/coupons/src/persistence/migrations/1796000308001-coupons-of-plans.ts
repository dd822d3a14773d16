import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `ALTER TABLE "coupons"."coupons" ADD "plan_periods" integer`,
  `ALTER TABLE "coupons"."redemptions" ADD "buyer_store_id" uuid`,
  `CREATE INDEX "redemptions_of_buyer_store" ON "coupons"."redemptions" ("coupon_id", "buyer_store_id") WHERE (buyer_store_id IS NOT NULL)`,
];

/** For how many periods a coupon lowers a plan's price, and the store that bought the plan. */
export class CouponsOfPlans1796000308001 implements MigrationInterface {
  name = 'CouponsOfPlans1796000308001';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
