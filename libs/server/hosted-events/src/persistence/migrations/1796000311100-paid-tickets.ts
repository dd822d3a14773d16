import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';
const STATEMENTS = [
  `ALTER TABLE "hosted_events"."events" ADD "coupons" jsonb NOT NULL DEFAULT '[]', ADD "refund_days" integer NOT NULL DEFAULT 7`,
  `ALTER TABLE "hosted_events"."registrations" ADD "unpaid" boolean NOT NULL DEFAULT false`,
  `DROP INDEX "hosted_events"."registrations_due"`,
  `CREATE INDEX "registrations_due" ON "hosted_events"."registrations" ("pending_since")
    WHERE ((status = 'pending'::text) AND (NOT waitlisted) AND (NOT unpaid))`,
  `CREATE SEQUENCE "hosted_events"."ticket_codes"`,
  `CREATE TABLE "hosted_events"."ticket_purchases" ("registration_id" uuid NOT NULL, "event_id" uuid NOT NULL, "store_id" uuid NOT NULL,
    "user_id" uuid NOT NULL, "code" text NOT NULL, "title" text NOT NULL, "slug" text NOT NULL, "payment_id" uuid, "card_id" uuid,
    "status" text NOT NULL, "price" integer NOT NULL, "lines" jsonb NOT NULL, "coupon_id" uuid, "commission_rate" integer NOT NULL,
    "refund_days" integer NOT NULL, "free_to_cancel" boolean NOT NULL, "starts_at" ${TIME} NOT NULL, "ends_at" ${TIME} NOT NULL,
    "capture_at_once" boolean NOT NULL, "capture_asked" boolean NOT NULL, "may_retry" boolean NOT NULL, "pay_by" ${TIME},
    "captured" integer NOT NULL, "refunded" integer NOT NULL, "to_refund" integer NOT NULL, "unasked" integer NOT NULL,
    "ended" boolean NOT NULL, "created_at" ${TIME} NOT NULL, "paid_at" ${TIME}, "version" integer NOT NULL,
    CONSTRAINT "PK_ticket_purchases" PRIMARY KEY ("registration_id"))`,
  `CREATE UNIQUE INDEX "ticket_purchases_payment" ON "hosted_events"."ticket_purchases" ("payment_id")`,
  `CREATE INDEX "ticket_purchases_event" ON "hosted_events"."ticket_purchases" ("event_id")`,
  `CREATE INDEX "ticket_purchases_of_person" ON "hosted_events"."ticket_purchases" ("user_id", "registration_id") WHERE (captured > 0)`,
  `CREATE INDEX "ticket_purchases_unpaid" ON "hosted_events"."ticket_purchases" ("pay_by") WHERE (pay_by IS NOT NULL)`,
];

/** Tickets that cost: payments of registrations, coupons and the refund terms of events. */
export class PaidTickets1796000311100 implements MigrationInterface {
  name = 'PaidTickets1796000311100';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
