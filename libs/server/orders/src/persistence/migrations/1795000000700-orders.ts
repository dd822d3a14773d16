import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';

const STATEMENTS = [
  `CREATE SEQUENCE "orders"."codes"`,
  `CREATE TABLE "orders"."days" ("store_id" uuid NOT NULL, "day" date NOT NULL, "taken" integer NOT NULL, "version" integer NOT NULL,
    CONSTRAINT "PK_days" PRIMARY KEY ("store_id", "day"), CONSTRAINT "days_not_negative" CHECK (taken >= 0))`,
  `CREATE TABLE "orders"."slots" ("store_id" uuid NOT NULL, "day" date NOT NULL, "seat" integer NOT NULL, "order_id" uuid NOT NULL,
    CONSTRAINT "PK_slots" PRIMARY KEY ("store_id", "day", "seat"))`,
  `CREATE UNIQUE INDEX "slots_of_order" ON "orders"."slots" ("order_id")`,
  `CREATE TABLE "orders"."checkouts" ("id" uuid NOT NULL, "user_id" uuid NOT NULL, "key" text NOT NULL, "order_id" uuid NOT NULL,
    "order_code" text NOT NULL, "payment_id" uuid, "status" text NOT NULL, "code" text, "price" integer NOT NULL, "draft" jsonb,
    "store_id" uuid NOT NULL, "expires_at" ${TIME} NOT NULL, "created_at" ${TIME} NOT NULL,
    CONSTRAINT "PK_checkouts" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "checkouts_once" ON "orders"."checkouts" ("user_id", "key")`,
  `CREATE UNIQUE INDEX "checkouts_payment" ON "orders"."checkouts" ("payment_id") WHERE payment_id IS NOT NULL`,
  `CREATE INDEX "checkouts_open" ON "orders"."checkouts" ("expires_at") WHERE (status = ANY (ARRAY['authorising'::text, 'action_required'::text]))`,
  `CREATE TABLE "orders"."orders" ("id" uuid NOT NULL, "code" text NOT NULL, "store_id" uuid NOT NULL, "store_username" text NOT NULL,
    "store_phone" text NOT NULL, "user_id" uuid NOT NULL, "customer_first_name" text NOT NULL, "customer_last_name" text NOT NULL,
    "customer_phone" text NOT NULL, "status" text NOT NULL, "payment_status" text NOT NULL, "payment_id" uuid,
    "price" integer NOT NULL, "captured" integer NOT NULL, "refunded" integer NOT NULL, "owed" integer NOT NULL, "kept" integer,
    "summary" jsonb NOT NULL, "policy" jsonb NOT NULL, "starts_at" ${TIME} NOT NULL, "ends_at" ${TIME} NOT NULL,
    "created_at" ${TIME} NOT NULL, "respond_by" ${TIME}, "pay_by" ${TIME}, "timeline" jsonb NOT NULL,
    "customer_left" boolean NOT NULL, "version" integer NOT NULL, CONSTRAINT "PK_orders" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "orders_code" ON "orders"."orders" ("code")`,
  `CREATE UNIQUE INDEX "orders_payment" ON "orders"."orders" ("payment_id") WHERE payment_id IS NOT NULL`,
  `CREATE INDEX "orders_of_customer" ON "orders"."orders" ("user_id", "id")`,
  `CREATE INDEX "orders_of_store" ON "orders"."orders" ("store_id", "id")`,
  `CREATE INDEX "orders_of_store_start" ON "orders"."orders" ("store_id", "starts_at")`,
  `CREATE INDEX "orders_unanswered" ON "orders"."orders" ("respond_by") WHERE (status = 'pending'::text)`,
  `CREATE INDEX "orders_unpaid" ON "orders"."orders" ("pay_by") WHERE (pay_by IS NOT NULL)`,
  `CREATE INDEX "orders_ending" ON "orders"."orders" ("ends_at") WHERE (status = 'approved'::text)`,
];

export class Orders1795000000700 implements MigrationInterface {
  name = 'Orders1795000000700';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
