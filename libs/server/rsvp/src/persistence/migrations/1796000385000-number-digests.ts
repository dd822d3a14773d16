import type { MigrationInterface, QueryRunner } from 'typeorm';

/** When a host is told next of the numbers above the invited ones that still wait. */
export class NumberDigests1796000385000 implements MigrationInterface {
  name = 'NumberDigests1796000385000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "rsvp"."number_digests" (
      "event_id" uuid NOT NULL, "due_at" TIMESTAMP WITH TIME ZONE NOT NULL,
      CONSTRAINT "PK_number_digests" PRIMARY KEY ("event_id"))`);
    await runner.query(`CREATE INDEX "number_digests_due_at" ON "rsvp"."number_digests" ("due_at")`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
