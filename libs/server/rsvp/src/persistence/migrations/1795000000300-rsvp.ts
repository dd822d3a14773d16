import type { MigrationInterface, QueryRunner } from 'typeorm';

export class Rsvp1795000000300 implements MigrationInterface {
  name = 'Rsvp1795000000300';

  async up(runner: QueryRunner): Promise<void> {
    await this.events(runner);
    await this.guests(runner);
    await this.billing(runner);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }

  private async events(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "rsvp"."invitations" (
      "id" uuid NOT NULL, "host_id" uuid NOT NULL, "title" text NOT NULL, "host_name" text NOT NULL,
      "event_type" text NOT NULL, "recipient" text NOT NULL, "date" TIMESTAMP WITH TIME ZONE NOT NULL,
      "location" jsonb NOT NULL, "questions" text array NOT NULL, "is_registration_open" boolean NOT NULL,
      "language" text NOT NULL, "quiet_calendar" text NOT NULL, "closing_date" TIMESTAMP WITH TIME ZONE NOT
      NULL, "reminder_rounds" jsonb NOT NULL, "image" jsonb, "consent_at" TIMESTAMP WITH TIME ZONE,
      "lapsed_at" TIMESTAMP WITH TIME ZONE, "billing_at" TIMESTAMP WITH TIME ZONE NOT NULL, "billed_at"
      TIMESTAMP WITH TIME ZONE, "erase_at" TIMESTAMP WITH TIME ZONE NOT NULL, "erased_at" TIMESTAMP WITH TIME
      ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "deleted_at" TIMESTAMP WITH TIME ZONE, "version"
      integer NOT NULL, CONSTRAINT "PK_invitations" PRIMARY KEY ("id"))`);
    await runner.query(`CREATE INDEX "invitations_host" ON "rsvp"."invitations" ("host_id", "id")`);
    await runner.query(`CREATE INDEX "invitations_closing" ON "rsvp"."invitations" ("closing_date")
      WHERE ((lapsed_at IS NULL) AND (deleted_at IS NULL))`);
    await runner.query(`CREATE INDEX "invitations_billing" ON "rsvp"."invitations" ("billing_at")
      WHERE billed_at IS NULL`);
    await runner.query(`CREATE INDEX "invitations_erasing" ON "rsvp"."invitations" ("erase_at")
      WHERE erased_at IS NULL`);
    await runner.query(`CREATE TABLE "rsvp"."rounds" (
      "event_id" uuid NOT NULL, "key" text NOT NULL, "kind" text NOT NULL, "due_at" TIMESTAMP WITH TIME ZONE
      NOT NULL, "done_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_rounds" PRIMARY KEY ("event_id", "key"))`);
    await runner.query(`CREATE INDEX "rounds_due" ON "rsvp"."rounds" ("due_at") WHERE done_at IS NULL`);
    await runner.query(`CREATE TABLE "rsvp"."campaigns" (
      "id" uuid NOT NULL, "event_id" uuid NOT NULL, "host_id" uuid NOT NULL, "template_name" text NOT NULL,
      "status" text NOT NULL, "total" integer NOT NULL, "held_until" TIMESTAMP WITH TIME ZONE, "held_because"
      text, "answer" jsonb, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_campaigns" PRIMARY
      KEY ("id"))`);
    await runner.query(`CREATE INDEX "campaigns_event" ON "rsvp"."campaigns" ("event_id", "id")`);
  }

  private async guests(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "rsvp"."guests" (
      "id" uuid NOT NULL, "event_id" uuid NOT NULL, "name" text NOT NULL, "search_key" text NOT NULL, "phone"
      text, "mobile" boolean NOT NULL, "guest_group" text NOT NULL, "table_name" text, "language" text NOT
      NULL, "income" bigint, "status" text NOT NULL, "status_before" text, "round" text, "campaign_id" uuid,
      "sends" integer NOT NULL, "attempts" integer NOT NULL, "estimated" integer NOT NULL, "number" integer,
      "number_waiting" integer, "special_requests" text, "transportation" boolean, "response" text, "answers"
      jsonb NOT NULL, "answered_at" TIMESTAMP WITH TIME ZONE, "answered_late" boolean NOT NULL, "billable"
      boolean NOT NULL, "opted_out" boolean NOT NULL, "trouble" text, "first_sent" TIMESTAMP WITH TIME ZONE,
      "last_sent" TIMESTAMP WITH TIME ZONE, "last_queued" TIMESTAMP WITH TIME ZONE, "last_status" text,
      "delivery_confirmed" boolean NOT NULL, "read_confirmed" boolean NOT NULL, "day_of_at" TIMESTAMP WITH
      TIME ZONE, "thank_you_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
      "deleted_at" TIMESTAMP WITH TIME ZONE, "version" integer NOT NULL, CONSTRAINT "PK_guests" PRIMARY KEY
      ("id"))`);
    await runner.query(`CREATE INDEX "guests_event" ON "rsvp"."guests" ("event_id", "id")
      WHERE deleted_at IS NULL`);
    await runner.query(`CREATE INDEX "guests_phone" ON "rsvp"."guests" ("phone", "event_id")
      WHERE ((deleted_at IS NULL) AND (phone IS NOT NULL))`);
    await runner.query(`CREATE INDEX "guests_deleted" ON "rsvp"."guests" ("deleted_at")
      WHERE deleted_at IS NOT NULL`);
    await runner.query(`CREATE TABLE "rsvp"."history" (
      "id" uuid NOT NULL, "rsvp_id" uuid NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "kind" text NOT
      NULL, "by" text NOT NULL, "text" text, "details" jsonb NOT NULL, CONSTRAINT "PK_history" PRIMARY KEY
      ("id"))`);
    await runner.query(`CREATE INDEX "history_rsvp" ON "rsvp"."history" ("rsvp_id", "at")`);
    await runner.query(`CREATE TABLE "rsvp"."guest_tokens" (
      "hash" text NOT NULL, "rsvp_id" uuid NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
      "revoked_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_guest_tokens" PRIMARY KEY ("hash"))`);
    await runner.query(`CREATE INDEX "guest_tokens_rsvp" ON "rsvp"."guest_tokens" ("rsvp_id")`);
    await runner.query(`CREATE TABLE "rsvp"."link_requests" (
      "id" uuid NOT NULL, "event_id" uuid NOT NULL, "phone" text NOT NULL, "created_at" TIMESTAMP WITH TIME
      ZONE NOT NULL, CONSTRAINT "PK_link_requests" PRIMARY KEY ("id"))`);
    await runner.query(
      `CREATE INDEX "link_requests_phone" ON "rsvp"."link_requests" ("event_id", "phone", "created_at")`,
    );
    await runner.query(`CREATE TABLE "rsvp"."turns" (
      "id" uuid NOT NULL, "rsvp_id" uuid NOT NULL, "event_id" uuid NOT NULL, "say" text NOT NULL, "details"
      jsonb NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_turns" PRIMARY KEY ("id"))`);
    await runner.query(`CREATE INDEX "turns_rsvp" ON "rsvp"."turns" ("rsvp_id", "created_at")`);
    // Messages update their guest's row several times: free space in the page keeps those updates out of the indexes.
    await runner.query(`ALTER TABLE "rsvp"."guests" SET (fillfactor = 70)`);
  }

  private async billing(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "rsvp"."billable_facts" (
      "rsvp_id" uuid NOT NULL, "event_id" uuid NOT NULL, "host_id" uuid NOT NULL, "at" TIMESTAMP WITH TIME
      ZONE NOT NULL, "channel" text NOT NULL, "bill_id" uuid, CONSTRAINT "PK_billable_facts" PRIMARY KEY
      ("rsvp_id"))`);
    await runner.query(`CREATE INDEX "billable_facts_event" ON "rsvp"."billable_facts" ("event_id")`);
    await runner.query(`CREATE INDEX "billable_facts_open" ON "rsvp"."billable_facts" ("host_id")
      WHERE bill_id IS NULL`);
    await runner.query(`CREATE TABLE "rsvp"."bills" (
      "id" uuid NOT NULL, "event_id" uuid NOT NULL, "host_id" uuid NOT NULL, "responses" integer NOT NULL,
      "state" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_bills" PRIMARY KEY
      ("id"))`);
    await runner.query(`CREATE UNIQUE INDEX "bills_event" ON "rsvp"."bills" ("event_id")`);
    await runner.query(`CREATE INDEX "bills_host" ON "rsvp"."bills" ("host_id")`);
  }
}
