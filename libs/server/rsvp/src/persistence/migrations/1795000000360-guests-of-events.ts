import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Index of all guests of an event, deleted ones included. */
export class GuestsOfEvents1795000000360 implements MigrationInterface {
  name = 'GuestsOfEvents1795000000360';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`DROP INDEX "rsvp"."guests_event"`);
    await runner.query(`CREATE INDEX "guests_event" ON "rsvp"."guests" ("event_id", "id")`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
