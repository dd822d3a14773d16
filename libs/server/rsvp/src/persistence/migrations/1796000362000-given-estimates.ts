import type { MigrationInterface, QueryRunner } from 'typeorm';

/**
 * Whether the host gave the number of a record. Until now one was the default of everybody, so only larger numbers were surely
 * given. Answers that count already go on counting.
 */
export class GivenEstimates1796000362000 implements MigrationInterface {
  name = 'GivenEstimates1796000362000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`ALTER TABLE "rsvp"."guests" ADD "estimate_given" boolean NOT NULL DEFAULT false`);
    await runner.query(`UPDATE "rsvp"."guests" SET "estimate_given" = true WHERE "estimated" > 1`);
    await runner.query(`UPDATE "rsvp"."guests" SET "answers" = jsonb_set("answers", '{headcount,approved}', 'true')
      WHERE "number" > "estimated" AND "answers" ? 'headcount'`);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
