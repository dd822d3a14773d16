import type { MigrationInterface, QueryRunner } from 'typeorm';

const at = 'TIMESTAMP WITH TIME ZONE';

/** Kinds, notes and thanks of guests' gifts, and envelopes of people who are not on the list. */
export class Gifts1796000311300 implements MigrationInterface {
  name = 'Gifts1796000311300';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "rsvp"."gifts" (
      "id" uuid NOT NULL, "event_id" uuid NOT NULL, "rsvp_id" uuid, "giver" text, "side" text, "guest_group" text,
      "kind" text, "amount" bigint, "note" text, "recorded_at" ${at} NOT NULL, "recorded_by" uuid NOT NULL,
      "thanked_at" ${at}, "thanked_by" uuid, CONSTRAINT "PK_gifts" PRIMARY KEY ("id"))`);
    await runner.query(`CREATE INDEX "gifts_event" ON "rsvp"."gifts" ("event_id", "recorded_at", "id")`);
    await runner.query(`CREATE INDEX "gifts_rsvp" ON "rsvp"."gifts" ("rsvp_id") WHERE (rsvp_id IS NOT NULL)`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
