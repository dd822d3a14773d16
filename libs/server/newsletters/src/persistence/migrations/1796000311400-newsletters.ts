import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "newsletters"."newsletters" ("id" uuid NOT NULL, "store_id" uuid NOT NULL, "subject" text NOT NULL, "body" text NOT NULL,
    "status" text NOT NULL, "send_at" TIMESTAMP WITH TIME ZONE, "started_at" TIMESTAMP WITH TIME ZONE, "created_by" uuid,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL, "version" integer NOT NULL,
    CONSTRAINT "PK_newsletters" PRIMARY KEY ("id"))`,
  `CREATE INDEX "newsletters_of_store" ON "newsletters"."newsletters" ("store_id", "created_at", "id")`,
  `CREATE INDEX "newsletters_due" ON "newsletters"."newsletters" ("status", "send_at") WHERE (status = ANY (ARRAY['scheduled'::text, 'sending'::text]))`,
  `CREATE INDEX "newsletters_of_writer" ON "newsletters"."newsletters" ("created_by") WHERE (created_by IS NOT NULL)`,
  `CREATE TABLE "newsletters"."consents" ("id" uuid NOT NULL, "store_id" uuid NOT NULL, "user_id" uuid, "mail_key" text, "place" text NOT NULL,
    "text" text NOT NULL, "text_version" text NOT NULL, "language" text NOT NULL, "agreed_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "ended_at" TIMESTAMP WITH TIME ZONE, "ended_by" text, "ended_from" uuid, "complaint" boolean NOT NULL DEFAULT false,
    CONSTRAINT "PK_newsletter_consents" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "consents_active" ON "newsletters"."consents" ("store_id", "user_id") WHERE (ended_at IS NULL)`,
  `CREATE INDEX "consents_of_store" ON "newsletters"."consents" ("store_id", "agreed_at", "id")`,
  `CREATE INDEX "consents_of_person" ON "newsletters"."consents" ("user_id", "agreed_at")`,
  `CREATE INDEX "consents_ended_from" ON "newsletters"."consents" ("ended_from") WHERE (ended_from IS NOT NULL)`,
  `CREATE INDEX "consents_ended" ON "newsletters"."consents" ("ended_at") WHERE (ended_at IS NOT NULL)`,
  `CREATE TABLE "newsletters"."mails" ("id" uuid NOT NULL, "newsletter_id" uuid NOT NULL, "consent_id" uuid NOT NULL, "user_id" uuid,
    "state" text NOT NULL, "attempts" integer NOT NULL, "due_at" TIMESTAMP WITH TIME ZONE NOT NULL, "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_newsletter_mails" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "mails_once" ON "newsletters"."mails" ("newsletter_id", "user_id")`,
  `CREATE INDEX "mails_by_state" ON "newsletters"."mails" ("newsletter_id", "state")`,
  `CREATE INDEX "mails_due" ON "newsletters"."mails" ("due_at") WHERE (state = 'wanted'::text)`,
  `CREATE INDEX "mails_intended" ON "newsletters"."mails" ("changed_at") WHERE (state = 'intended'::text)`,
  `CREATE INDEX "mails_of_person" ON "newsletters"."mails" ("user_id") WHERE (user_id IS NOT NULL)`,
  `CREATE TABLE "newsletters"."stops" ("store_id" uuid NOT NULL, "newsletter_id" uuid NOT NULL, "stopped_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    CONSTRAINT "PK_newsletter_stops" PRIMARY KEY ("store_id"))`,
];

/** Newsletters of stores, who agreed to them, their mails, and the stores whose sending was stopped. */
export class Newsletters1796000311400 implements MigrationInterface {
  name = 'Newsletters1796000311400';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
