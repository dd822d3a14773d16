import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';

const STATEMENTS = [
  `CREATE TABLE "orders"."bookings" ("id" uuid NOT NULL, "store_id" uuid NOT NULL, "entered_by" uuid NOT NULL, "key" text NOT NULL,
    "asked" text NOT NULL, "status" text NOT NULL, "starts_at" ${TIME} NOT NULL, "ends_at" ${TIME} NOT NULL, "customer_name" text NOT NULL,
    "customer_phone" text, "phone_key" text, "event_kind" text, "participants" integer NOT NULL, "unit_id" uuid, "title" text NOT NULL,
    "place" text NOT NULL, "price" integer, "note" text NOT NULL, "link_id" uuid, "link_hash" text, "link_until" ${TIME}, "asked_at" ${TIME},
    "answered_at" ${TIME}, "declined_because" text, "forget_at" ${TIME}, "created_at" ${TIME} NOT NULL, "version" integer NOT NULL,
    CONSTRAINT "PK_bookings" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "bookings_once" ON "orders"."bookings" ("entered_by", "store_id", "key")`,
  `CREATE INDEX "bookings_of_store_start" ON "orders"."bookings" ("store_id", "starts_at", "id") WHERE (status <> 'removed'::text)`,
  `CREATE UNIQUE INDEX "bookings_link" ON "orders"."bookings" ("link_hash") WHERE (link_hash IS NOT NULL)`,
  `CREATE INDEX "bookings_of_phone" ON "orders"."bookings" ("phone_key") WHERE (phone_key IS NOT NULL)`,
  `CREATE INDEX "bookings_to_forget" ON "orders"."bookings" ("forget_at") WHERE (forget_at IS NOT NULL)`,
  `CREATE TABLE "orders"."booking_links" ("id" uuid NOT NULL, "store_id" uuid NOT NULL, "user_id" uuid NOT NULL, "phone_key" text NOT NULL,
    "sent_at" ${TIME} NOT NULL, "refused" boolean NOT NULL DEFAULT false, CONSTRAINT "PK_booking_links" PRIMARY KEY ("id"))`,
  `CREATE INDEX "booking_links_by_time" ON "orders"."booking_links" ("sent_at")`,
  `CREATE INDEX "booking_links_refused" ON "orders"."booking_links" ("store_id", "sent_at") WHERE refused`,
];

/** Bookings taken by phone, and the links sent for them. */
export class Bookings1796000211010 implements MigrationInterface {
  name = 'Bookings1796000211010';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
