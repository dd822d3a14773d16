import type { MigrationInterface, QueryRunner } from 'typeorm';

const at = 'TIMESTAMP WITH TIME ZONE';

/** Test messages of hosts to their own phone, counted by keys that outlive the account. */
export class TestMessages1796000201000 implements MigrationInterface {
  name = 'TestMessages1796000201000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(`CREATE TABLE "rsvp"."test_messages" (
      "id" uuid NOT NULL, "event_id" uuid NOT NULL, "rsvp_id" uuid NOT NULL, "user_id" uuid, "phone_key" text NOT NULL,
      "template_name" text NOT NULL, "status" text NOT NULL DEFAULT 'queued', "created_at" ${at} NOT NULL,
      CONSTRAINT "PK_test_messages" PRIMARY KEY ("id"))`);
    await runner.query(
      `CREATE INDEX "test_messages_event" ON "rsvp"."test_messages" ("event_id", "created_at")`,
    );
    await runner.query(
      `CREATE INDEX "test_messages_user" ON "rsvp"."test_messages" ("user_id", "created_at")`,
    );
    await runner.query(
      `CREATE INDEX "test_messages_phone" ON "rsvp"."test_messages" ("phone_key", "created_at")`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
