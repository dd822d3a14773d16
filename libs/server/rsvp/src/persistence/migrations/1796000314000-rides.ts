import type { MigrationInterface, QueryRunner } from 'typeorm';

const at = 'TIMESTAMP WITH TIME ZONE';
const statements = [
  `CREATE TABLE "rsvp"."ride_plans" (
    "event_id" uuid NOT NULL, "released_at" ${at}, CONSTRAINT "PK_ride_plans" PRIMARY KEY ("event_id"))`,
  `CREATE TABLE "rsvp"."ride_stops" (
    "id" uuid NOT NULL, "event_id" uuid NOT NULL, "name" text NOT NULL, "location" jsonb NOT NULL, "departs_at" text NOT NULL,
    "note" text, "version" integer NOT NULL, CONSTRAINT "PK_ride_stops" PRIMARY KEY ("id"))`,
  `CREATE INDEX "ride_stops_event" ON "rsvp"."ride_stops" ("event_id")`,
  `CREATE TABLE "rsvp"."buses" (
    "id" uuid NOT NULL, "event_id" uuid NOT NULL, "name" text NOT NULL, "way" text NOT NULL, "seats" integer NOT NULL,
    "stops" jsonb NOT NULL, "version" integer NOT NULL, CONSTRAINT "PK_buses" PRIMARY KEY ("id"))`,
  `CREATE INDEX "buses_event" ON "rsvp"."buses" ("event_id")`,
  `CREATE TABLE "rsvp"."ride_choices" (
    "rsvp_id" uuid NOT NULL, "event_id" uuid NOT NULL, "stop_id" uuid, "persons" integer, "ways" text NOT NULL,
    "again" boolean NOT NULL, "lost_stop" text, "there_bus_id" uuid, "back_bus_id" uuid, "chosen_by" text NOT NULL,
    "chosen_at" ${at} NOT NULL, "version" integer NOT NULL, CONSTRAINT "PK_ride_choices" PRIMARY KEY ("rsvp_id"))`,
  `CREATE INDEX "ride_choices_event" ON "rsvp"."ride_choices" ("event_id")`,
];

/** Stops and buses of an event, and the stops that guests chose. */
export class Rides1796000314000 implements MigrationInterface {
  name = 'Rides1796000314000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
