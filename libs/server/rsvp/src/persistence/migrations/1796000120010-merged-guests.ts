import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Merged records and their survivors, and pairs that only look like duplicates. */
export class MergedGuests1796000120010 implements MigrationInterface {
  name = 'MergedGuests1796000120010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "rsvp"."merged_guests" (
      "absorbed_id" uuid NOT NULL, "survivor_id" uuid NOT NULL, "merged_at" TIMESTAMP WITH TIME ZONE NOT NULL,
      CONSTRAINT "PK_merged_guests" PRIMARY KEY ("absorbed_id"))`);
    await runner.query(`CREATE INDEX "merged_guests_survivor" ON "rsvp"."merged_guests" ("survivor_id")`);
    await runner.query(`CREATE TABLE "rsvp"."distinct_guests" (
      "event_id" uuid NOT NULL, "rsvp_id" uuid NOT NULL, "other_id" uuid NOT NULL,
      CONSTRAINT "PK_distinct_guests" PRIMARY KEY ("event_id", "rsvp_id", "other_id"))`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
