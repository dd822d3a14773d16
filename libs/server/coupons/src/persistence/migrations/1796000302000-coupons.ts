import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';

const STATEMENTS = [
  `CREATE TABLE "coupons"."coupons" ("id" uuid NOT NULL, "store_id" uuid, "code" text NOT NULL, "status" text NOT NULL,
    "discount_type" text NOT NULL, "discount" integer NOT NULL, "applies_to" jsonb NOT NULL, "valid_from" ${TIME}, "valid_until" ${TIME},
    "minimum_sum" integer, "max_redemptions" integer, "max_per_customer" integer, "taken" integer NOT NULL, "created_by" uuid NOT NULL,
    "created_at" ${TIME} NOT NULL, "deleted_by" uuid, "deleted_at" ${TIME}, "version" integer NOT NULL,
    CONSTRAINT "coupons_taken_not_negative" CHECK (taken >= 0), CONSTRAINT "PK_coupons" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "coupons_code_of_store" ON "coupons"."coupons" ("store_id", "code") WHERE (status = 'active'::text)`,
  `CREATE UNIQUE INDEX "coupons_code_of_platform" ON "coupons"."coupons" ("code") WHERE ((store_id IS NULL) AND (status = 'active'::text))`,
  `CREATE TABLE "coupons"."redemptions" ("subject_id" uuid NOT NULL, "coupon_id" uuid NOT NULL, "user_id" uuid NOT NULL,
    "target_kind" text NOT NULL, "target_id" text NOT NULL, "amount" integer NOT NULL, "status" text NOT NULL, "reserved_at" ${TIME} NOT NULL,
    "redeemed_at" ${TIME}, "freed_at" ${TIME}, CONSTRAINT "PK_redemptions" PRIMARY KEY ("subject_id"))`,
  `CREATE INDEX "redemptions_of_customer" ON "coupons"."redemptions" ("coupon_id", "user_id")`,
  `CREATE INDEX "redemptions_of_coupon" ON "coupons"."redemptions" ("coupon_id", "reserved_at")`,
  `CREATE TABLE "coupons"."changes" ("id" uuid NOT NULL, "coupon_id" uuid NOT NULL, "update_type" text NOT NULL, "by_user" uuid NOT NULL,
    "by_admin" boolean NOT NULL, "reason" text, "at" ${TIME} NOT NULL, "changes" jsonb NOT NULL, CONSTRAINT "PK_changes" PRIMARY KEY ("id"))`,
  `CREATE INDEX "changes_of_coupon" ON "coupons"."changes" ("coupon_id", "at")`,
];

/** Coupons, their uses and their history. */
export class Coupons1796000302000 implements MigrationInterface {
  name = 'Coupons1796000302000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
