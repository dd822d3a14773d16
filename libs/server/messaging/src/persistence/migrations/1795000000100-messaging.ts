import type { MigrationInterface, QueryRunner } from 'typeorm';

const at = 'TIMESTAMP WITH TIME ZONE';

export class Messaging1795000000100 implements MigrationInterface {
  name = 'Messaging1795000000100';

  async up(runner: QueryRunner): Promise<void> {
    for (const sql of [...queue, ...incoming, ...settings]) await runner.query(sql);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}

const queue = [
  // free space on the page (fillfactor): a message's status is written several times and no index covers it
  `CREATE TABLE "messaging"."messages" (
    "id" uuid NOT NULL, "ref_id" uuid NOT NULL, "round" text NOT NULL, "campaign_id" uuid, "host_id" uuid,
    "lane" text NOT NULL, "quiet" text NOT NULL, "state" text NOT NULL, "status" text NOT NULL DEFAULT 'queued',
    "due_at" ${at} NOT NULL, "leased_by" uuid, "attempts" integer NOT NULL DEFAULT 0,
    "deferrals" integer NOT NULL DEFAULT 0, "wamid" text, "message_type" text, "phone_key" text,
    "provider_user_id" text, "error_code" integer, "pricing" jsonb, "history" jsonb NOT NULL DEFAULT '[]',
    "own_letter" jsonb, "created_at" ${at} NOT NULL, "posted_at" ${at}, "status_at" ${at},
    CONSTRAINT "messages_once" UNIQUE ("ref_id", "round"),
    CONSTRAINT "PK_messages" PRIMARY KEY ("id")) WITH (fillfactor = 60)`,
  `CREATE INDEX "messages_due" ON "messaging"."messages" ("lane", "due_at", "id") WHERE (state = 'queued'::text)`,
  `CREATE INDEX "messages_leased" ON "messaging"."messages" ("leased_by") WHERE (state = 'sending'::text)`,
  `CREATE INDEX "messages_unsettled" ON "messaging"."messages" ("campaign_id") WHERE (state <> 'done'::text)`,
  `CREATE INDEX "messages_of_campaign" ON "messaging"."messages" ("campaign_id")`,
  `CREATE INDEX "messages_wamid" ON "messaging"."messages" ("wamid") WHERE (wamid IS NOT NULL)`,
  `CREATE INDEX "messages_posted" ON "messaging"."messages" ("host_id", "posted_at") WHERE (posted_at IS NOT NULL)`,
  `CREATE INDEX "messages_unknown" ON "messaging"."messages" ("posted_at") WHERE (state = 'unknown'::text)`,
  `CREATE INDEX "messages_waiting" ON "messaging"."messages" ("host_id", "id") WHERE (state = 'waiting'::text)`,
  `CREATE TABLE "messaging"."campaigns" (
    "id" uuid NOT NULL, "event_id" uuid, "host_id" uuid, "template_name" text, "quiet" text NOT NULL DEFAULT 'jewish',
    "paused" boolean NOT NULL DEFAULT false, "withdrawn" boolean NOT NULL DEFAULT false, "steered_by" uuid,
    "held_until" ${at}, "held_because" text, "finished_at" ${at}, "created_at" ${at} NOT NULL,
    CONSTRAINT "PK_campaigns" PRIMARY KEY ("id"))`,
  `CREATE INDEX "campaigns_open" ON "messaging"."campaigns" ("id") WHERE (finished_at IS NULL)`,
  `CREATE INDEX "campaigns_of_host" ON "messaging"."campaigns" ("host_id")`,
  `CREATE TABLE "messaging"."workers" (
    "id" uuid NOT NULL, "host" text NOT NULL, "lease_until" ${at} NOT NULL, "started_at" ${at} NOT NULL DEFAULT now(),
    CONSTRAINT "PK_workers" PRIMARY KEY ("id"))`,
];

const incoming = [
  `CREATE TABLE "messaging"."webhooks" (
    "id" uuid NOT NULL, "hash" bytea NOT NULL, "body" bytea NOT NULL, "received_at" ${at} NOT NULL, "processed_at" ${at},
    "statuses" integer NOT NULL DEFAULT 0, "attempts" integer NOT NULL DEFAULT 0, "trouble" text,
    "retry_at" ${at}, CONSTRAINT "webhooks_once" UNIQUE ("hash"),
    CONSTRAINT "PK_webhooks" PRIMARY KEY ("id"))`,
  `CREATE INDEX "webhooks_open" ON "messaging"."webhooks" ("id") WHERE (processed_at IS NULL)`,
  `CREATE INDEX "webhooks_received" ON "messaging"."webhooks" ("received_at")`,
  `CREATE TABLE "messaging"."inbound" (
    "id" uuid NOT NULL, "wamid" text NOT NULL, "kind" text NOT NULL, "text" text NOT NULL, "payload" text,
    "reply_to" text, "name" text, "phone_key" text, "provider_user_id" text, "matched_by" text,
    "provider_at" ${at} NOT NULL, "received_at" ${at} NOT NULL,
    CONSTRAINT "inbound_once" UNIQUE ("wamid"),
    CONSTRAINT "PK_inbound" PRIMARY KEY ("id"))`,
  `CREATE TABLE "messaging"."inbound_refs" ("ref_id" uuid NOT NULL, "inbound_id" uuid NOT NULL,
    CONSTRAINT "PK_inbound_refs" PRIMARY KEY ("ref_id", "inbound_id"))`,
  `CREATE INDEX "inbound_refs_of" ON "messaging"."inbound_refs" ("inbound_id")`,
  `CREATE TABLE "messaging"."recipients" ("provider_user_id" text NOT NULL, "ref_id" uuid NOT NULL,
    CONSTRAINT "PK_recipients" PRIMARY KEY ("provider_user_id", "ref_id"))`,
  `CREATE INDEX "recipients_ref" ON "messaging"."recipients" ("ref_id")`,
];

const settings = [
  `CREATE TABLE "messaging"."sending" (
    "id" integer NOT NULL, "stopped" boolean NOT NULL DEFAULT false, "stopped_by" text, "reason" text,
    "token_checked_at" ${at}, "changed_at" ${at} NOT NULL DEFAULT now(), CONSTRAINT "PK_sending" PRIMARY KEY ("id"))`,
  `INSERT INTO "messaging"."sending" ("id") VALUES (1)`,
  `CREATE TABLE "messaging"."suspended_hosts" ("host_id" uuid NOT NULL, "since" ${at} NOT NULL,
    CONSTRAINT "PK_suspended_hosts" PRIMARY KEY ("host_id"))`,
  `CREATE TABLE "messaging"."complaints" ("ref_id" uuid NOT NULL, "host_id" uuid NOT NULL, "at" ${at} NOT NULL,
    CONSTRAINT "PK_complaints" PRIMARY KEY ("ref_id"))`,
  `CREATE INDEX "complaints_host" ON "messaging"."complaints" ("host_id", "at")`,
  `CREATE TABLE "messaging"."suppressions" ("phone_key" text NOT NULL, "reason" text NOT NULL, "since" ${at} NOT NULL,
    CONSTRAINT "PK_suppressions" PRIMARY KEY ("phone_key"))`,
  `CREATE TABLE "messaging"."media" ("file_key" text NOT NULL, "media_id" text NOT NULL, "expires_at" ${at} NOT NULL,
    CONSTRAINT "PK_media" PRIMARY KEY ("file_key"))`,
  `CREATE TABLE "messaging"."provider_tokens" (
    "version" integer NOT NULL, "sealed" text NOT NULL, "expires_at" ${at}, "created_at" ${at} NOT NULL DEFAULT now(),
    "confirmed_at" ${at}, "retired_at" ${at}, CONSTRAINT "PK_provider_tokens" PRIMARY KEY ("version"))`,
];
