import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';
const OF_STORE =
  'FOREIGN KEY ("store_id") REFERENCES "stores"."stores"("id") ON DELETE CASCADE ON UPDATE NO ACTION';
const STATEMENTS = [
  `ALTER TABLE "stores"."pricing_units" ADD "kept_visibility" text`,
  `CREATE TABLE "stores"."plan_keeping" ("store_id" uuid NOT NULL, "unit_ids" jsonb NOT NULL, "chosen_by" uuid NOT NULL,
    "chosen_at" ${TIME} NOT NULL, CONSTRAINT "PK_plan_keeping" PRIMARY KEY ("store_id"),
    CONSTRAINT "plan_keeping_store_id" ${OF_STORE})`,
  `CREATE TABLE "stores"."suspended_crew" ("id" uuid NOT NULL, "store_id" uuid NOT NULL, "user_id" uuid NOT NULL, "role" text NOT NULL,
    "joined_at" ${TIME} NOT NULL, "suspended_at" ${TIME} NOT NULL, CONSTRAINT "PK_suspended_crew" PRIMARY KEY ("id"),
    CONSTRAINT "suspended_crew_store_id" ${OF_STORE})`,
  `CREATE UNIQUE INDEX "suspended_crew_once" ON "stores"."suspended_crew" ("store_id", "user_id")`,
  `CREATE INDEX "suspended_crew_of_user" ON "stores"."suspended_crew" ("user_id")`,
];

/** What a smaller plan archives and suspends, and the order in which it stays. */
export class PlanKeeping1796000308004 implements MigrationInterface {
  name = 'PlanKeeping1796000308004';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
