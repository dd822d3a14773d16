import type { MigrationInterface, QueryRunner } from 'typeorm';

const at = 'TIMESTAMP WITH TIME ZONE';

/** Changes of an invitation after guests were invited, until the guests are notified or the host decides against it. */
export class Changes1796000050030 implements MigrationInterface {
  name = 'Changes1796000050030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "rsvp"."changes" (
      "id" uuid NOT NULL, "event_id" uuid NOT NULL, "what" text array NOT NULL, "at" ${at} NOT NULL,
      "told_at" ${at}, "dismissed_at" ${at}, CONSTRAINT "PK_changes" PRIMARY KEY ("id"))`);
    await runner.query(`CREATE UNIQUE INDEX "changes_pending" ON "rsvp"."changes" ("event_id")
      WHERE ((told_at IS NULL) AND (dismissed_at IS NULL))`);
    await runner.query(`CREATE INDEX "changes_event" ON "rsvp"."changes" ("event_id", "told_at")`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
