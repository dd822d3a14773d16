import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds the runs of the jobs that delete personal data. */
export class RetentionRuns1796000319200 implements MigrationInterface {
  name = 'RetentionRuns1796000319200';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "platform"."retention_runs" ("job" text NOT NULL, "day" date NOT NULL, "runs" integer NOT NULL,
        "failures" integer NOT NULL, "erased" bigint NOT NULL, "last_run_at" TIMESTAMP WITH TIME ZONE,
        "last_erased_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_retention_runs" PRIMARY KEY ("job", "day"))`,
    );
    await runner.query(`CREATE INDEX "retention_runs_day" ON "platform"."retention_runs" ("day")`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
