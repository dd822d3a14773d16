import type { MigrationInterface, QueryRunner } from 'typeorm';

const at = 'TIMESTAMP WITH TIME ZONE';

/** Guests' messages for the hosts, and the hosts' replies. */
export class Inbox1796000110010 implements MigrationInterface {
  name = 'Inbox1796000110010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "rsvp"."inbox_messages" (
      "rsvp_id" uuid NOT NULL, "inbound_id" uuid NOT NULL, "event_id" uuid NOT NULL, "at" ${at} NOT NULL,
      "read_at" ${at}, "read_by" uuid, CONSTRAINT "PK_inbox_messages" PRIMARY KEY ("rsvp_id", "inbound_id"))`);
    await runner.query(
      `CREATE INDEX "inbox_messages_event" ON "rsvp"."inbox_messages" ("event_id", "at", "inbound_id")`,
    );
    await runner.query(
      `CREATE INDEX "inbox_messages_guest" ON "rsvp"."inbox_messages" ("rsvp_id", "at", "inbound_id")`,
    );
    await runner.query(
      `CREATE INDEX "inbox_messages_unread" ON "rsvp"."inbox_messages" ("event_id", "rsvp_id") WHERE (read_at IS NULL)`,
    );
    await runner.query(`CREATE TABLE "rsvp"."host_replies" (
      "id" uuid NOT NULL, "rsvp_id" uuid NOT NULL, "event_id" uuid NOT NULL, "actor_id" uuid NOT NULL, "text" text NOT NULL,
      "created_at" ${at} NOT NULL, "status" text NOT NULL DEFAULT 'queued', "retried_as" uuid,
      CONSTRAINT "PK_host_replies" PRIMARY KEY ("id"))`);
    await runner.query(
      `CREATE INDEX "host_replies_guest" ON "rsvp"."host_replies" ("rsvp_id", "created_at", "id")`,
    );
    await runner.query(`CREATE TABLE "rsvp"."reply_log" (
      "reply_id" uuid NOT NULL, "host_key" text NOT NULL, "guest_key" text NOT NULL, "at" ${at} NOT NULL,
      CONSTRAINT "PK_reply_log" PRIMARY KEY ("reply_id"))`);
    await runner.query(`CREATE INDEX "reply_log_host" ON "rsvp"."reply_log" ("host_key", "at")`);
    await runner.query(`CREATE INDEX "reply_log_at" ON "rsvp"."reply_log" ("at")`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
