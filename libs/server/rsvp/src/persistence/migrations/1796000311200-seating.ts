import type { MigrationInterface, QueryRunner } from 'typeorm';

const statements = [
  `CREATE TABLE "rsvp"."seating_tables" (
    "id" uuid NOT NULL, "event_id" uuid NOT NULL, "name" text NOT NULL, "shape" text NOT NULL, "seats" integer NOT NULL,
    "x" integer NOT NULL, "y" integer NOT NULL, "rotation" integer NOT NULL, "traits" text array NOT NULL,
    "version" integer NOT NULL,
    CONSTRAINT "PK_seating_tables" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "seating_tables_name" ON "rsvp"."seating_tables" ("event_id", "name")`,
  `CREATE TABLE "rsvp"."split_seats" (
    "rsvp_id" uuid NOT NULL, "event_id" uuid NOT NULL, "table_name" text NOT NULL, "first_table_id" uuid NOT NULL,
    "second_table_id" uuid NOT NULL, "first_seats" integer NOT NULL,
    CONSTRAINT "PK_split_seats" PRIMARY KEY ("rsvp_id"))`,
  `CREATE INDEX "split_seats_event" ON "rsvp"."split_seats" ("event_id")`,
  `CREATE TABLE "rsvp"."seating_wishes" (
    "id" uuid NOT NULL, "event_id" uuid NOT NULL, "kind" text NOT NULL, "rsvp_ids" uuid array NOT NULL,
    CONSTRAINT "PK_seating_wishes" PRIMARY KEY ("id"))`,
  `CREATE INDEX "seating_wishes_event" ON "rsvp"."seating_wishes" ("event_id")`,
];

/** Tables of an event's seating plan, guests at two of them, and wishes for the automatic seating. */
export class Seating1796000311200 implements MigrationInterface {
  name = 'Seating1796000311200';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
