import { type MigrationInterface, type QueryRunner } from 'typeorm';

const statements = [
  `CREATE TABLE "hosted_events"."events" (
    "id" uuid NOT NULL, "slug" text NOT NULL, "visibility" text NOT NULL, "type" text NOT NULL,
    "category" text NOT NULL, "language" text NOT NULL, "title" text NOT NULL, "description" text NOT NULL,
    "start_datetime" TIMESTAMP(3) WITH TIME ZONE NOT NULL, "end_datetime" TIMESTAMP(3) WITH TIME ZONE NOT NULL,
    "location_type" text NOT NULL, "location" text NOT NULL, "address" text, "geocode" jsonb, "cover_photo" jsonb,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_events" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "events_slug" ON "hosted_events"."events" ("slug")`,
  `CREATE INDEX "events_upcoming" ON "hosted_events"."events" ("start_datetime", "id") WHERE visibility = 'public'`,
  `CREATE INDEX "events_upcoming_of_category" ON "hosted_events"."events" ("category", "start_datetime", "id") WHERE visibility = 'public'`,
  `CREATE TABLE "hosted_events"."registrations" (
    "id" uuid NOT NULL, "event_id" uuid NOT NULL, "status" text NOT NULL, "participants" integer NOT NULL,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_registrations" PRIMARY KEY ("id"),
    CONSTRAINT "registrations_event_id" FOREIGN KEY ("event_id") REFERENCES "hosted_events"."events" ("id") ON DELETE CASCADE)`,
  `CREATE INDEX "registrations_event" ON "hosted_events"."registrations" ("event_id", "status")`,
];

export class HostedEvents1795000000500 implements MigrationInterface {
  name = 'HostedEvents1795000000500';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
