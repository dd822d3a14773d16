import type { MigrationInterface, QueryRunner } from 'typeorm';

const statements = [
  `CREATE TABLE "rsvp"."cohosts" (
    "id" uuid NOT NULL, "event_id" uuid NOT NULL, "user_id" uuid NOT NULL, "role" text NOT NULL,
    "joined_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_cohosts" PRIMARY KEY ("id"),
    CONSTRAINT "cohosts_event_id" FOREIGN KEY ("event_id") REFERENCES "rsvp"."invitations" ("id") ON DELETE CASCADE)`,
  `CREATE UNIQUE INDEX "cohosts_once" ON "rsvp"."cohosts" ("event_id", "user_id")`,
  `CREATE INDEX "cohosts_of_user" ON "rsvp"."cohosts" ("user_id")`,
  `CREATE TABLE "rsvp"."cohost_invitations" (
    "id" uuid NOT NULL, "event_id" uuid NOT NULL, "phone" text, "role" text NOT NULL, "invited_by" uuid NOT NULL,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "answered_at" TIMESTAMP WITH TIME ZONE, "outcome" text,
    CONSTRAINT "PK_cohost_invitations" PRIMARY KEY ("id"),
    CONSTRAINT "cohost_invitations_event_id" FOREIGN KEY ("event_id") REFERENCES "rsvp"."invitations" ("id") ON DELETE CASCADE)`,
  `CREATE UNIQUE INDEX "cohost_invitations_once" ON "rsvp"."cohost_invitations" ("event_id", "phone") WHERE answered_at IS NULL`,
  `CREATE INDEX "cohost_invitations_of_phone" ON "rsvp"."cohost_invitations" ("phone")`,
  `CREATE INDEX "cohost_invitations_by" ON "rsvp"."cohost_invitations" ("invited_by")`,
  `ALTER TABLE "rsvp"."history" ADD "actor_id" uuid`,
  `ALTER TABLE "rsvp"."campaigns" ADD "actor_id" uuid`,
];

/** Several people host one event; their acts carry their name. */
export class Cohosts1796000080010 implements MigrationInterface {
  name = 'Cohosts1796000080010';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
