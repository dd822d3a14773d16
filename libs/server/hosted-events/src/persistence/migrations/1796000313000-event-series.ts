import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "hosted_events"."series" ("id" uuid NOT NULL, "repeats" jsonb NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_event_series" PRIMARY KEY ("id"))`,
  `ALTER TABLE "hosted_events"."events" ADD "series_id" uuid, ADD "series_day" text,
    ADD CONSTRAINT "events_series_id" FOREIGN KEY ("series_id") REFERENCES "hosted_events"."series" ("id") ON DELETE SET NULL ON UPDATE NO ACTION`,
  `CREATE UNIQUE INDEX "events_of_series" ON "hosted_events"."events" ("series_id", "series_day")`,
  `ALTER TABLE "hosted_events"."ticket_types" ADD "kind_id" uuid`,
  `UPDATE "hosted_events"."ticket_types" SET "kind_id" = "id"`,
  `ALTER TABLE "hosted_events"."ticket_types" ALTER COLUMN "kind_id" SET NOT NULL`,
];

/** Events that repeat: the series, the day of each date in it, and what kinds of tickets its dates have in common. */
export class EventSeries1796000313000 implements MigrationInterface {
  name = 'EventSeries1796000313000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
