import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The numbers of an event count the first record of each phone: this index yields the phones in order, without a sort. */
export class PhonesOfEvents1796000213200 implements MigrationInterface {
  name = 'PhonesOfEvents1796000213200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE INDEX "guests_event_phone" ON "rsvp"."guests" ("event_id", "phone", "id")
      WHERE ((deleted_at IS NULL) AND (phone IS NOT NULL))`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
