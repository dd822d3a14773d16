import type { MigrationInterface, QueryRunner } from 'typeorm';

const at = 'TIMESTAMP WITH TIME ZONE';

/** Sends above the day's limit are scheduled in rows of their own; sent messages are counted by phone, not by record. */
export class ScheduledSends1796000050010 implements MigrationInterface {
  name = 'ScheduledSends1796000050010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "rsvp"."scheduled_sends" (
      "campaign_id" uuid NOT NULL, "rsvp_id" uuid NOT NULL, "event_id" uuid NOT NULL, "host_key" text NOT NULL,
      "position" integer NOT NULL, "due_at" ${at} NOT NULL,
      CONSTRAINT "PK_scheduled_sends" PRIMARY KEY ("campaign_id", "rsvp_id"))`);
    await runner.query(`CREATE INDEX "scheduled_sends_due" ON "rsvp"."scheduled_sends" ("due_at")`);
    await runner.query(`CREATE INDEX "scheduled_sends_event" ON "rsvp"."scheduled_sends" ("event_id")`);
    await runner.query(
      `CREATE INDEX "scheduled_sends_host" ON "rsvp"."scheduled_sends" ("host_key", "due_at")`,
    );
    await runner.query(`CREATE TABLE "rsvp"."send_log" (
      "rsvp_id" uuid NOT NULL, "round" text NOT NULL, "event_id" uuid NOT NULL, "host_key" text NOT NULL,
      "guest_key" text NOT NULL, "at" ${at} NOT NULL, "ended" text,
      CONSTRAINT "PK_send_log" PRIMARY KEY ("rsvp_id", "round"))`);
    await runner.query(`CREATE INDEX "send_log_host" ON "rsvp"."send_log" ("host_key", "at")`);
    await runner.query(`CREATE INDEX "send_log_guest" ON "rsvp"."send_log" ("guest_key", "host_key")`);
    await runner.query(`ALTER TABLE "rsvp"."campaigns" ADD "waits_for" text`);
    await runner.query(`CREATE INDEX "campaigns_open" ON "rsvp"."campaigns" ("event_id")
      WHERE (status = ANY (ARRAY['running'::text, 'paused'::text]))`);
    // The hosts' phones are unknown here: until tomorrow the account id replaces them.
    await runner.query(`INSERT INTO "rsvp"."send_log" (rsvp_id, round, event_id, host_key, guest_key, at)
      SELECT g.id, g.round, g.event_id, i.host_id::text, '', g.last_queued FROM rsvp.guests g
      JOIN rsvp.invitations i ON i.id = g.event_id WHERE g.round IS NOT NULL AND g.last_queued IS NOT NULL`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
