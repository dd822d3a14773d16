import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';

const STATEMENTS = [
  `ALTER TABLE "orders"."orders" ADD "rates" jsonb`,
  `ALTER TABLE "orders"."orders" ADD "cut_off_at" ${TIME}`,
  `ALTER TABLE "orders"."orders" ADD "follows" boolean NOT NULL DEFAULT false`,
  `CREATE TABLE "orders"."followings" ("order_id" uuid NOT NULL, "event_id" uuid, "status" text NOT NULL,
    "agreed_participants" integer NOT NULL, "paid_participants" integer NOT NULL, "cut_off_at" ${TIME} NOT NULL, "next_look_at" ${TIME},
    "told_participants" integer NOT NULL, "told_price" integer NOT NULL, "settled_participants" integer, "settled_price" integer,
    "settled_difference" integer, "settled_at" ${TIME}, "extra_payment_id" uuid, "extra_status" text, "extra_captured" integer NOT NULL,
    "extra_refunded" integer NOT NULL, "pay_by" ${TIME}, CONSTRAINT "PK_followings" PRIMARY KEY ("order_id"))`,
  `CREATE INDEX "followings_of_event" ON "orders"."followings" ("event_id") WHERE (event_id IS NOT NULL)`,
  `CREATE INDEX "followings_cut_off" ON "orders"."followings" ("cut_off_at") WHERE (status = 'following'::text)`,
  `CREATE INDEX "followings_looks" ON "orders"."followings" ("next_look_at") WHERE (next_look_at IS NOT NULL)`,
  `CREATE INDEX "followings_unpaid" ON "orders"."followings" ("pay_by") WHERE (pay_by IS NOT NULL)`,
  `CREATE UNIQUE INDEX "followings_extra_payment" ON "orders"."followings" ("extra_payment_id") WHERE (extra_payment_id IS NOT NULL)`,
  `CREATE TABLE "orders"."amendments" ("id" uuid NOT NULL, "order_id" uuid NOT NULL, "participants" integer NOT NULL,
    "price" integer NOT NULL, "status" text NOT NULL, "asked_by" text NOT NULL, "proposed_at" ${TIME} NOT NULL, "answered_at" ${TIME},
    CONSTRAINT "PK_amendments" PRIMARY KEY ("id"))`,
  `CREATE INDEX "amendments_of_order" ON "orders"."amendments" ("order_id", "id")`,
  `CREATE UNIQUE INDEX "amendments_one_open" ON "orders"."amendments" ("order_id") WHERE (status = 'proposed'::text)`,
];

/** Orders that follow an invitation: their frozen rates, their state, and the amendments proposed to the business. */
export class Followings1795000000720 implements MigrationInterface {
  name = 'Followings1795000000720';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
