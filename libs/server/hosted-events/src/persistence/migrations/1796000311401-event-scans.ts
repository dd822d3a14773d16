import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Scans of the printed codes of events, by day. */
export class EventScans1796000311401 implements MigrationInterface {
  name = 'EventScans1796000311401';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "hosted_events"."scans" ("event_id" uuid NOT NULL, "day" date NOT NULL, "count" integer NOT NULL,
      CONSTRAINT "PK_event_scans" PRIMARY KEY ("event_id", "day"))`);
    await runner.query(`ALTER TABLE "hosted_events"."scans" ADD CONSTRAINT "scans_event_id" FOREIGN KEY ("event_id")
      REFERENCES "hosted_events"."events" ("id") ON DELETE CASCADE ON UPDATE NO ACTION`);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
