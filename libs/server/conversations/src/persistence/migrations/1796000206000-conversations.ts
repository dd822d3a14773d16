import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "conversations"."threads" ("id" uuid NOT NULL, "store_id" uuid NOT NULL, "customer_id" uuid NOT NULL, "opened_by" text NOT NULL, "status" text NOT NULL, "reported_by" text, "last_number" integer NOT NULL DEFAULT 0, "last_by" text NOT NULL, "unanswered" integer NOT NULL DEFAULT 0, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "last_at" TIMESTAMP WITH TIME ZONE NOT NULL, "customer_unread" integer NOT NULL DEFAULT 0, "customer_seen_at" TIMESTAMP WITH TIME ZONE, "customer_told" boolean NOT NULL DEFAULT false, "customer_tell_at" TIMESTAMP WITH TIME ZONE, "partner_unread" integer NOT NULL DEFAULT 0, "partner_seen_at" TIMESTAMP WITH TIME ZONE, "partner_told" boolean NOT NULL DEFAULT false, "partner_tell_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_threads" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "threads_once" ON "conversations"."threads" ("store_id", "customer_id")`,
  `CREATE INDEX "threads_of_store" ON "conversations"."threads" ("store_id", "last_at", "id")`,
  `CREATE INDEX "threads_of_customer" ON "conversations"."threads" ("customer_id", "last_at", "id")`,
  `CREATE INDEX "threads_unread_by_store" ON "conversations"."threads" ("store_id") WHERE (partner_unread > 0)`,
  `CREATE INDEX "threads_unread_by_customer" ON "conversations"."threads" ("customer_id") WHERE (customer_unread > 0)`,
  `CREATE INDEX "threads_tell_store" ON "conversations"."threads" ("partner_tell_at") WHERE (partner_tell_at IS NOT NULL)`,
  `CREATE INDEX "threads_tell_customer" ON "conversations"."threads" ("customer_tell_at") WHERE (customer_tell_at IS NOT NULL)`,
  `CREATE TABLE "conversations"."messages" ("id" uuid NOT NULL, "thread_id" uuid NOT NULL, "number" integer NOT NULL, "by" text NOT NULL, "author_id" uuid, "key" text NOT NULL, "asked" text NOT NULL, "text" text NOT NULL, "about" jsonb, "picture" jsonb, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_messages" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "messages_in_order" ON "conversations"."messages" ("thread_id", "number")`,
  `CREATE UNIQUE INDEX "thread_messages_once" ON "conversations"."messages" ("author_id", "key") WHERE (author_id IS NOT NULL)`,
  `CREATE INDEX "messages_of_author" ON "conversations"."messages" ("author_id", "created_at")`,
  `CREATE INDEX "messages_by_age" ON "conversations"."messages" ("created_at")`,
  `CREATE TABLE "conversations"."reports" ("id" uuid NOT NULL, "thread_id" uuid NOT NULL, "by" text NOT NULL, "reporter_id" uuid, "reason" text NOT NULL, "note" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "decision" text, "decided_at" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_reports" PRIMARY KEY ("id"))`,
  `CREATE INDEX "reports_of_thread" ON "conversations"."reports" ("thread_id")`,
  `CREATE INDEX "reports_waiting" ON "conversations"."reports" ("id") WHERE (decision IS NULL)`,
  `CREATE TABLE "conversations"."saved_replies" ("store_id" uuid NOT NULL, "replies" jsonb NOT NULL, "version" integer NOT NULL, "changed_by" uuid NOT NULL, CONSTRAINT "PK_saved_replies" PRIMARY KEY ("store_id"))`,
  `ALTER TABLE "conversations"."messages" ADD CONSTRAINT "messages_thread" FOREIGN KEY ("thread_id") REFERENCES "conversations"."threads"("id") ON DELETE CASCADE`,
  `ALTER TABLE "conversations"."reports" ADD CONSTRAINT "reports_thread" FOREIGN KEY ("thread_id") REFERENCES "conversations"."threads"("id") ON DELETE CASCADE`,
];

/** One thread per customer and store, its messages and reports, and a store's saved replies. */
export class Conversations1796000206000 implements MigrationInterface {
  name = 'Conversations1796000206000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
