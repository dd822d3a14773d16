import type { MigrationInterface, QueryRunner } from 'typeorm';
import { arrivalTable } from '@smachot/server-platform';

const TIME = 'TIMESTAMP WITH TIME ZONE';
const STATEMENTS = [
  ...arrivalTable('rsvp'),
  `CREATE TABLE "rsvp"."door_links" ("id" uuid NOT NULL, "event_id" uuid NOT NULL, "hash" text NOT NULL, "name" text NOT NULL,
    "created_at" ${TIME} NOT NULL, "revoked_at" ${TIME}, CONSTRAINT "PK_door_links" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "door_links_hash" ON "rsvp"."door_links" ("hash")`,
  `CREATE INDEX "door_links_event" ON "rsvp"."door_links" ("event_id", "id")`,
];

/** The door of an event: who arrived, and links for helpers. */
export class Door1796000311020 implements MigrationInterface {
  name = 'Door1796000311020';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
