import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';
const OF_EVENT =
  'FOREIGN KEY ("event_id") REFERENCES "hosted_events"."events" ("id") ON DELETE CASCADE ON UPDATE NO ACTION';
const STATEMENTS = [
  `CREATE INDEX "events_created" ON "hosted_events"."events" ("created_at", "id")`,
  `CREATE TABLE "hosted_events"."moderations" ("event_id" uuid NOT NULL, "status" text NOT NULL, "reported_at" ${TIME}, "decided_at" ${TIME},
    "reason" text, CONSTRAINT "PK_moderations" PRIMARY KEY ("event_id"), CONSTRAINT "moderations_event_id" ${OF_EVENT})`,
  `CREATE INDEX "moderations_reported" ON "hosted_events"."moderations" ("reported_at") WHERE (status = 'reported'::text)`,
  `CREATE TABLE "hosted_events"."event_reports" ("event_id" uuid NOT NULL, "reporter_id" uuid NOT NULL, "reason" text NOT NULL, "note" text NOT NULL,
    "created_at" ${TIME} NOT NULL, CONSTRAINT "PK_event_reports" PRIMARY KEY ("event_id", "reporter_id"),
    CONSTRAINT "event_reports_event_id" ${OF_EVENT})`,
  `CREATE INDEX "event_reports_of_reporter" ON "hosted_events"."event_reports" ("reporter_id", "created_at")`,
];

/** Reports of events, and events that admins took off the site. */
export class EventModeration1796000311620 implements MigrationInterface {
  name = 'EventModeration1796000311620';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
