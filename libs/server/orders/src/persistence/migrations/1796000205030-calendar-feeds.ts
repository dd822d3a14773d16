import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "orders"."calendar_feeds" ("user_id" uuid NOT NULL, "store_id" uuid NOT NULL, "token_hash" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_calendar_feeds" PRIMARY KEY ("user_id", "store_id"))`,
  `CREATE UNIQUE INDEX "calendar_feeds_token" ON "orders"."calendar_feeds" ("token_hash")`,
];

/** Private feed addresses from which members of a store's crew read its orders in their own calendars. */
export class CalendarFeeds1796000205030 implements MigrationInterface {
  name = 'CalendarFeeds1796000205030';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
