import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds what was taken of daily budgets. */
export class DailySpending1796000410000 implements MigrationInterface {
  name = 'DailySpending1796000410000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "platform"."daily_spending" ("subject" text NOT NULL, "day" date NOT NULL, "spent" integer NOT NULL,
        CONSTRAINT "PK_daily_spending" PRIMARY KEY ("subject", "day"))`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
