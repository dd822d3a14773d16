import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds messages that their writers edited, and people who write from a new number. */
export class ChangedMessages1796000070010 implements MigrationInterface {
  name = 'ChangedMessages1796000070010';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "messaging"."inbound" ADD "edits" text`);
    await runner.query(
      `CREATE TABLE "messaging"."number_moves" ("phone_key" text NOT NULL, "ref_id" uuid NOT NULL,
         CONSTRAINT "number_moves_pkey" PRIMARY KEY ("phone_key", "ref_id"))`,
    );
    await runner.query(`CREATE INDEX "number_moves_ref" ON "messaging"."number_moves" ("ref_id")`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
