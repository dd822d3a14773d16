import type { MigrationInterface, QueryRunner } from 'typeorm';

/** A day after it was sent at the earliest, and two days before its end. */
const REMINDER = `greatest("sent_at" + interval '1 day', ("content" ->> 'validUntil')::timestamptz - interval '2 days')`;

const STATEMENTS = [
  `CREATE TABLE "proposals"."readers" ("proposal_id" uuid NOT NULL, "user_id" uuid NOT NULL, CONSTRAINT "PK_readers" PRIMARY KEY ("proposal_id", "user_id"))`,
  `CREATE INDEX "readers_of_person" ON "proposals"."readers" ("user_id")`,
  `UPDATE "proposals"."proposals" SET "due_at" = ${REMINDER}
   WHERE "status" IN ('sent', 'viewed') AND NOT "asked" AND "reminded_at" IS NULL AND ${REMINDER} < ("content" ->> 'validUntil')::timestamptz`,
];

/** Whoever opened a proposal is reminded of it, and its store is; also of those that were sent before. */
export class Readers1796000330110 implements MigrationInterface {
  name = 'Readers1796000330110';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
