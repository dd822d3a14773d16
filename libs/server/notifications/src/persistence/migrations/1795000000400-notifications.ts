import { type MigrationInterface, type QueryRunner } from 'typeorm';

const statements = [
  `CREATE TABLE "notifications"."notifications" (
    "id" uuid NOT NULL, "delivery_id" uuid NOT NULL, "user_id" uuid NOT NULL, "kind" text NOT NULL,
    "values" jsonb NOT NULL, "href" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "read_at" TIMESTAMP WITH TIME ZONE,
    CONSTRAINT "PK_notifications" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "notifications_delivery" ON "notifications"."notifications" ("delivery_id", "user_id")`,
  `CREATE INDEX "notifications_user" ON "notifications"."notifications" ("user_id", "id")`,
  `CREATE INDEX "notifications_unread" ON "notifications"."notifications" ("user_id") WHERE read_at IS NULL`,
  `CREATE TABLE "notifications"."texts" (
    "notification_id" uuid NOT NULL, "state" text NOT NULL DEFAULT 'wanted', "attempts" integer NOT NULL DEFAULT 0,
    "due_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "PK_texts" PRIMARY KEY ("notification_id"),
    CONSTRAINT "texts_notification" FOREIGN KEY ("notification_id") REFERENCES "notifications"."notifications" ("id") ON DELETE CASCADE)`,
  `CREATE INDEX "texts_wanted" ON "notifications"."texts" ("due_at") WHERE state = 'wanted'`,
  `CREATE INDEX "texts_intended" ON "notifications"."texts" ("changed_at") WHERE state = 'intended'`,
];

export class Notifications1795000000400 implements MigrationInterface {
  name = 'Notifications1795000000400';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
