import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "payouts"."batch_exclusions" ("batch_id" uuid NOT NULL, "store_id" uuid NOT NULL, "reason" text NOT NULL,
    "amount" integer NOT NULL, CONSTRAINT "PK_batch_exclusions" PRIMARY KEY ("batch_id", "store_id"))`,
  `CREATE INDEX "batch_exclusions_listed" ON "payouts"."batch_exclusions" ("batch_id", "amount", "store_id")`,
];

export class BatchExclusions1796000310400 implements MigrationInterface {
  name = 'BatchExclusions1796000310400';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
