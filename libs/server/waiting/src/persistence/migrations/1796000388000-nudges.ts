import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The morning round over all stores, first due tomorrow, and when the crew of each was told last. */
export class Nudges1796000388000 implements MigrationInterface {
  name = 'Nudges1796000388000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "waiting"."rounds" (
      "id" integer NOT NULL, "due_at" TIMESTAMP WITH TIME ZONE NOT NULL, "reached" uuid, CONSTRAINT "PK_rounds" PRIMARY KEY ("id"))`);
    await runner.query(`CREATE INDEX "rounds_due" ON "waiting"."rounds" ("due_at")`);
    await runner.query(`CREATE TABLE "waiting"."nudges" (
      "store_id" uuid NOT NULL, "day" date NOT NULL, "told" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_nudges" PRIMARY KEY ("store_id"))`);
    await runner.query(`INSERT INTO "waiting"."rounds" ("id", "due_at")
      VALUES (1, (date_trunc('day', now() AT TIME ZONE 'Asia/Jerusalem') + interval '1 day 10 hours') AT TIME ZONE 'Asia/Jerusalem')`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
