import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "analytics"."visits" ("day" date NOT NULL, "store_id" uuid NOT NULL, "stage" text NOT NULL, "visitor" text NOT NULL,
    "source" text NOT NULL, "counted" boolean NOT NULL,
    CONSTRAINT "PK_visits" PRIMARY KEY ("day", "store_id", "stage", "visitor"))`,
  `CREATE INDEX "visits_to_count" ON "analytics"."visits" ("day") WHERE (NOT counted)`,
  `CREATE TABLE "analytics"."orders" ("order_id" uuid NOT NULL, "store_id" uuid NOT NULL, "version" integer NOT NULL,
    "status" text NOT NULL, "placed_on" date NOT NULL, "event_on" date NOT NULL, "revenue" integer NOT NULL, "guests" integer NOT NULL,
    "answer_minutes" integer, CONSTRAINT "PK_orders" PRIMARY KEY ("order_id"))`,
  `CREATE INDEX "orders_placed_on" ON "analytics"."orders" ("placed_on")`,
  `CREATE TABLE "analytics"."daily_figures" ("store_id" uuid NOT NULL, "day" date NOT NULL, "figure" text NOT NULL, "part" text NOT NULL,
    "count" integer NOT NULL, "amount" bigint NOT NULL,
    CONSTRAINT "PK_daily_figures" PRIMARY KEY ("store_id", "day", "figure", "part"))`,
  `CREATE INDEX "daily_figures_day" ON "analytics"."daily_figures" ("day")`,
];

/** Visits of a day, what is counted of orders, and the figures of stores by day. */
export class Analytics1796000307000 implements MigrationInterface {
  name = 'Analytics1796000307000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
