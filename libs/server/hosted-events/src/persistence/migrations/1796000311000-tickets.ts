import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** Bytes of a version 4 UUID that are random throughout. */
const RANDOM_BYTES = 'ARRAY[0,1,2,3,4,5,9,10]';

const STATEMENTS = [
  `CREATE TABLE "hosted_events"."tickets" ("id" uuid NOT NULL, "event_id" uuid NOT NULL, "registration_id" uuid NOT NULL, "seat" integer NOT NULL,
    "code" text NOT NULL, "issued_at" ${TIME} NOT NULL, "revoked_at" ${TIME},
    CONSTRAINT "PK_tickets" PRIMARY KEY ("id"),
    CONSTRAINT "tickets_registration_id" FOREIGN KEY ("registration_id") REFERENCES "hosted_events"."registrations" ("id") ON DELETE CASCADE)`,
  `CREATE UNIQUE INDEX "tickets_code" ON "hosted_events"."tickets" ("code")`,
  `CREATE UNIQUE INDEX "tickets_seat" ON "hosted_events"."tickets" ("registration_id", "seat")`,
  `CREATE INDEX "tickets_event" ON "hosted_events"."tickets" ("event_id", "id")`,
  // registrations that are approved already: 16 signs of 5 random bits each, half of them from each of two UUIDs
  `INSERT INTO "hosted_events"."tickets" ("id", "event_id", "registration_id", "seat", "code", "issued_at")
    SELECT n.id, n.event_id, n.registration_id, n.seat,
      (SELECT string_agg(substr('${ALPHABET}', 1 + (get_byte(n.first, b) & 31), 1) || substr('${ALPHABET}', 1 + (get_byte(n.second, b) & 31), 1), '')
        FROM unnest(${RANDOM_BYTES}) b), now()
    FROM (SELECT gen_random_uuid() AS id, r.event_id, r.id AS registration_id, s.seat,
        uuid_send(gen_random_uuid()) AS first, uuid_send(gen_random_uuid()) AS second
      FROM "hosted_events"."registrations" r, generate_series(1, r.participants) s(seat) WHERE r.status = 'approved') n`,
];

/** Tickets: one per seat of an approved registration. */
export class Tickets1796000311000 implements MigrationInterface {
  name = 'Tickets1796000311000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
