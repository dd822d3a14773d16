import { type MigrationInterface, type QueryRunner } from 'typeorm';

const statements = [
  `ALTER TABLE "notifications"."texts" ADD "channel" text NOT NULL DEFAULT 'sms'`,
  `ALTER TABLE "notifications"."texts" DROP CONSTRAINT "PK_texts"`,
  `ALTER TABLE "notifications"."texts" ADD CONSTRAINT "PK_texts" PRIMARY KEY ("notification_id", "channel")`,
  `ALTER TABLE "notifications"."texts" ALTER COLUMN "channel" DROP DEFAULT`,
  `CREATE TABLE "notifications"."preferences" (
    "user_id" uuid NOT NULL, "chosen" jsonb NOT NULL, "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_preferences" PRIMARY KEY ("user_id"))`,
];

/** Adds notifications by mail, and people's preferences. */
export class Channels1795000000410 implements MigrationInterface {
  name = 'Channels1795000000410';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
