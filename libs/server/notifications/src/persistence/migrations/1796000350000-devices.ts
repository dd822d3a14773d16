import { type MigrationInterface, type QueryRunner } from 'typeorm';

const statements = [
  `CREATE TABLE "notifications"."devices" (
    "id" uuid NOT NULL, "user_id" uuid NOT NULL, "session_id" uuid NOT NULL, "endpoint" text NOT NULL, "p256dh" text NOT NULL,
    "auth" text NOT NULL, "browser" text, "system" text, "device" text,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "renewed_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "PK_devices" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "devices_endpoint" ON "notifications"."devices" ("endpoint")`,
  `CREATE INDEX "devices_user" ON "notifications"."devices" ("user_id")`,
  `CREATE INDEX "devices_renewed" ON "notifications"."devices" ("renewed_at")`,
  `CREATE TABLE "notifications"."pushes" (
    "notification_id" uuid NOT NULL, "device_id" uuid NOT NULL, "urgent" boolean NOT NULL, "state" text NOT NULL DEFAULT 'wanted',
    "attempts" integer NOT NULL DEFAULT 0, "wanted_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    "due_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    CONSTRAINT "PK_pushes" PRIMARY KEY ("notification_id", "device_id"),
    CONSTRAINT "pushes_notification" FOREIGN KEY ("notification_id") REFERENCES "notifications"."notifications" ("id") ON DELETE CASCADE,
    CONSTRAINT "pushes_of_device" FOREIGN KEY ("device_id") REFERENCES "notifications"."devices" ("id") ON DELETE CASCADE)`,
  `CREATE INDEX "pushes_device" ON "notifications"."pushes" ("device_id")`,
  `CREATE INDEX "pushes_wanted" ON "notifications"."pushes" ("due_at") WHERE state = 'wanted'`,
  `CREATE INDEX "pushes_intended" ON "notifications"."pushes" ("changed_at") WHERE state = 'intended'`,
];

/** Adds the devices of people, and what is pushed to them. */
export class Devices1796000350000 implements MigrationInterface {
  name = 'Devices1796000350000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
