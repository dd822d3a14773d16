import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "rsvp"."billing_limits" ("event_id" uuid NOT NULL, "until" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_billing_limits" PRIMARY KEY ("event_id"))`,
  `CREATE INDEX "billing_limits_until" ON "rsvp"."billing_limits" ("until")`,
  `INSERT INTO "rsvp"."billing_limits" ("event_id", "until")
   SELECT i."id", i."billing_at" + interval '30 days' FROM "rsvp"."invitations" i
   WHERE i."billed_at" IS NULL AND EXISTS (SELECT 1 FROM "rsvp"."billable_facts" f WHERE f."event_id" = i."id" AND f."bill_id" IS NULL)`,
  `ALTER TABLE "rsvp"."bills" ADD "interim" boolean NOT NULL DEFAULT false`,
  `DROP INDEX "rsvp"."bills_event"`,
  `CREATE UNIQUE INDEX "bills_event" ON "rsvp"."bills" ("event_id") WHERE NOT interim`,
  `CREATE INDEX "bills_of_event" ON "rsvp"."bills" ("event_id", "created_at")`,
];

/** Responses are billed in time even if the event's date is moved repeatedly. */
export class BillingLimits1796000030020 implements MigrationInterface {
  name = 'BillingLimits1796000030020';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
