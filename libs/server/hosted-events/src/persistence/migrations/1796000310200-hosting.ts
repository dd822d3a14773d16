import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';
const OPTIONS =
  '{"isRegistrationOpen": true, "enableSpecialRequests": false, "enableMultipleParticipants": true, "requireApproval": false}';

// the rows of before are sample events: registrations may be made for them, nobody hosts them
const STATEMENTS = [
  `ALTER TABLE "hosted_events"."events"
    ADD "host_user_id" uuid, ADD "store_id" uuid, ADD "meeting_url" text NOT NULL DEFAULT '', ADD "chat_group_url" text NOT NULL DEFAULT '',
    ADD "registration_options" jsonb NOT NULL DEFAULT '${OPTIONS}', ADD "max_tickets" integer, ADD "taken" integer NOT NULL DEFAULT 0,
    ADD "budget" integer, ADD "questions" jsonb NOT NULL DEFAULT '[]', ADD "deleted_at" ${TIME}, ADD "version" integer NOT NULL DEFAULT 1`,
  `ALTER TABLE "hosted_events"."events"
    ALTER "meeting_url" DROP DEFAULT, ALTER "chat_group_url" DROP DEFAULT, ALTER "registration_options" DROP DEFAULT,
    ALTER "taken" DROP DEFAULT, ALTER "questions" DROP DEFAULT, ALTER "version" DROP DEFAULT`,
  `UPDATE "hosted_events"."events" e SET "taken" = (SELECT coalesce(sum(r.participants), 0) FROM "hosted_events"."registrations" r
    WHERE r.event_id = e.id AND r.status IN ('pending', 'approved'))`,
  `ALTER TABLE "hosted_events"."events" ADD CONSTRAINT "events_not_oversold" CHECK (taken >= 0 AND (max_tickets IS NULL OR taken <= max_tickets))`,
  `DROP INDEX "hosted_events"."events_upcoming"`,
  `DROP INDEX "hosted_events"."events_upcoming_of_category"`,
  `CREATE INDEX "events_upcoming" ON "hosted_events"."events" ("start_datetime", "id") WHERE ((visibility = 'public'::text) AND (deleted_at IS NULL))`,
  `CREATE INDEX "events_upcoming_of_category" ON "hosted_events"."events" ("category", "start_datetime", "id") WHERE ((visibility = 'public'::text) AND (deleted_at IS NULL))`,
  `CREATE INDEX "events_of_host" ON "hosted_events"."events" ("host_user_id", "start_datetime", "id")`,
  `CREATE INDEX "events_of_store" ON "hosted_events"."events" ("store_id", "start_datetime", "id")`,
  `CREATE INDEX "events_deleted" ON "hosted_events"."events" ("deleted_at") WHERE (deleted_at IS NOT NULL)`,
  `CREATE INDEX "events_start" ON "hosted_events"."events" ("start_datetime")`,
  `CREATE TABLE "hosted_events"."ticket_types" ("id" uuid NOT NULL, "event_id" uuid NOT NULL, "name" text NOT NULL, "description" text NOT NULL,
    "price" integer NOT NULL, "position" integer NOT NULL, "quantity_available" integer, "taken" integer NOT NULL, "valid_from" ${TIME},
    "valid_to" ${TIME}, "display" text NOT NULL,
    CONSTRAINT "ticket_types_not_oversold" CHECK (taken >= 0 AND (quantity_available IS NULL OR taken <= quantity_available)),
    CONSTRAINT "PK_ticket_types" PRIMARY KEY ("id"),
    CONSTRAINT "ticket_types_event_id" FOREIGN KEY ("event_id") REFERENCES "hosted_events"."events" ("id") ON DELETE CASCADE)`,
  `CREATE INDEX "ticket_types_event" ON "hosted_events"."ticket_types" ("event_id", "position")`,
  `ALTER TABLE "hosted_events"."registrations"
    ADD "user_id" uuid, ADD "ticket_type_id" uuid, ADD "waitlisted" boolean NOT NULL DEFAULT false, ADD "special_requests" text NOT NULL DEFAULT '',
    ADD "answers" jsonb NOT NULL DEFAULT '[]', ADD "pending_since" ${TIME}, ADD "ended_by" text`,
  `UPDATE "hosted_events"."registrations" SET "pending_since" = "created_at"`,
  `ALTER TABLE "hosted_events"."registrations"
    ALTER "pending_since" SET NOT NULL, ALTER "waitlisted" DROP DEFAULT, ALTER "special_requests" DROP DEFAULT, ALTER "answers" DROP DEFAULT`,
  `DROP INDEX "hosted_events"."registrations_event"`,
  `CREATE INDEX "registrations_event" ON "hosted_events"."registrations" ("event_id", "status", "waitlisted", "id")`,
  `CREATE UNIQUE INDEX "registrations_one_per_person" ON "hosted_events"."registrations" ("event_id", "user_id") WHERE (status = ANY (ARRAY['pending'::text, 'approved'::text]))`,
  `CREATE INDEX "registrations_of_person" ON "hosted_events"."registrations" ("user_id", "id")`,
  `CREATE INDEX "registrations_due" ON "hosted_events"."registrations" ("pending_since") WHERE ((status = 'pending'::text) AND (NOT waitlisted))`,
];

/** Hosting: who hosts an event, its tickets and stock, and who registered. */
export class Hosting1796000310200 implements MigrationInterface {
  name = 'Hosting1796000310200';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
