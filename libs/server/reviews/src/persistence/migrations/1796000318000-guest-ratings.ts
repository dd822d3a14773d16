import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "reviews"."attended_orders" ("order_id" uuid NOT NULL, "event_id" uuid NOT NULL, "store_id" uuid NOT NULL, "customer_id" uuid, "kind" text, "arrivals_due_at" TIMESTAMP WITH TIME ZONE NOT NULL, "arrived" integer, "rate_until" TIMESTAMP WITH TIME ZONE NOT NULL, "settled_at" TIMESTAMP WITH TIME ZONE, "sum" integer NOT NULL DEFAULT 0, "count" integer NOT NULL DEFAULT 0, CONSTRAINT "PK_attended_orders" PRIMARY KEY ("order_id"))`,
  `CREATE INDEX "attended_orders_of_event" ON "reviews"."attended_orders" ("event_id")`,
  `CREATE INDEX "attended_orders_of_store" ON "reviews"."attended_orders" ("store_id") WHERE (count > 0)`,
  `CREATE INDEX "attended_orders_of_customer" ON "reviews"."attended_orders" ("customer_id") WHERE (customer_id IS NOT NULL)`,
  `CREATE INDEX "attended_orders_arrivals" ON "reviews"."attended_orders" ("arrivals_due_at") WHERE (arrived IS NULL)`,
  `CREATE INDEX "attended_orders_open" ON "reviews"."attended_orders" ("rate_until") WHERE (settled_at IS NULL)`,
  `CREATE TABLE "reviews"."guest_ratings" ("order_id" uuid NOT NULL, "guest_id" uuid NOT NULL, "stars" integer NOT NULL, "rated_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_guest_ratings" PRIMARY KEY ("order_id", "guest_id"))`,
  `CREATE INDEX "guest_ratings_of_guest" ON "reviews"."guest_ratings" ("guest_id")`,
];

/** Orders that are linked to celebrations: who arrived there, and how guests rated them. */
export class GuestRatings1796000318000 implements MigrationInterface {
  name = 'GuestRatings1796000318000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
