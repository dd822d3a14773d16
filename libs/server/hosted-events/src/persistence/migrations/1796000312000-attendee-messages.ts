import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';
const references = (column: string, table: string) =>
  `FOREIGN KEY ("${column}") REFERENCES "hosted_events"."${table}" ("id") ON DELETE CASCADE ON UPDATE NO ACTION`;
const STATEMENTS = [
  `CREATE TABLE "hosted_events"."attendee_messages" ("id" uuid NOT NULL, "event_id" uuid NOT NULL, "audience" text NOT NULL, "ticket_type_id" uuid,
    "ticket_name" text, "text" text NOT NULL, "sent_by" uuid, "recipients" integer NOT NULL, "created_at" ${TIME} NOT NULL,
    CONSTRAINT "PK_attendee_messages" PRIMARY KEY ("id"), CONSTRAINT "attendee_messages_event_id" ${references('event_id', 'events')})`,
  `CREATE INDEX "attendee_messages_of_event" ON "hosted_events"."attendee_messages" ("event_id", "id")`,
  `CREATE INDEX "attendee_messages_of_sender" ON "hosted_events"."attendee_messages" ("sent_by", "created_at")`,
  `CREATE TABLE "hosted_events"."attendee_message_copies" ("id" uuid NOT NULL, "message_id" uuid NOT NULL, "registration_id" uuid NOT NULL,
    "user_id" uuid NOT NULL, "state" text NOT NULL, "attempts" integer NOT NULL, "due_at" ${TIME} NOT NULL, "changed_at" ${TIME} NOT NULL,
    "told_at" ${TIME}, CONSTRAINT "PK_attendee_message_copies" PRIMARY KEY ("id"),
    CONSTRAINT "attendee_message_copies_message_id" ${references('message_id', 'attendee_messages')},
    CONSTRAINT "attendee_message_copies_registration_id" ${references('registration_id', 'registrations')})`,
  `CREATE UNIQUE INDEX "attendee_message_copies_once" ON "hosted_events"."attendee_message_copies" ("message_id", "registration_id")`,
  `CREATE INDEX "attendee_message_copies_of_registration" ON "hosted_events"."attendee_message_copies" ("registration_id", "message_id")`,
  `CREATE INDEX "attendee_message_copies_untold" ON "hosted_events"."attendee_message_copies" ("id") WHERE (told_at IS NULL)`,
  `CREATE INDEX "attendee_message_copies_open" ON "hosted_events"."attendee_message_copies" ("due_at")
    WHERE (state = ANY (ARRAY['wanted'::text, 'intended'::text]))`,
  `CREATE TABLE "hosted_events"."message_mutes" ("event_id" uuid NOT NULL, "user_id" uuid NOT NULL, "muted_at" ${TIME} NOT NULL,
    CONSTRAINT "PK_message_mutes" PRIMARY KEY ("event_id", "user_id"), CONSTRAINT "message_mutes_event_id" ${references('event_id', 'events')})`,
  `CREATE INDEX "message_mutes_of_person" ON "hosted_events"."message_mutes" ("user_id")`,
];

/** Messages of hosts to attendees, a copy for each registration, and who muted an event. */
export class AttendeeMessages1796000312000 implements MigrationInterface {
  name = 'AttendeeMessages1796000312000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
