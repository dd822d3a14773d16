import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the rows that ticks cannot move, for admins. */
export class StuckRows1796000375000 implements MigrationInterface {
  name = 'StuckRows1796000375000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "platform"."stuck_rows" ("id" uuid NOT NULL, "tick" text NOT NULL, "row_key" text NOT NULL,
        "failures" integer NOT NULL, "first_failed_at" TIMESTAMP WITH TIME ZONE NOT NULL,
        "last_failed_at" TIMESTAMP WITH TIME ZONE NOT NULL, "last_error" text NOT NULL,
        CONSTRAINT "PK_stuck_rows" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "stuck_rows_once" ON "platform"."stuck_rows" ("tick", "row_key")`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
