import type { MigrationInterface, QueryRunner } from 'typeorm';

const statements = [
  `ALTER TABLE "rsvp"."guests" ADD "reminded" integer array NOT NULL DEFAULT '{}', ADD "failed_at" TIMESTAMP WITH TIME ZONE`,
  // Counts reminders that were sent before the column existed, from the log of queued messages.
  `UPDATE "rsvp"."guests" g SET "reminded" = l.sends FROM (
     SELECT rsvp_id, array_agg(split_part(round, ':', 2)::int ORDER BY at) AS sends FROM "rsvp"."send_log"
     WHERE round ~ '^reminder:[0-9]+$' AND ended IS NULL GROUP BY rsvp_id) l WHERE l.rsvp_id = g.id`,
];

/** Reminders sent to a guest, and the time at which the provider reported a failed delivery. */
export class RemindedGuests1796000130010 implements MigrationInterface {
  name = 'RemindedGuests1796000130010';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
