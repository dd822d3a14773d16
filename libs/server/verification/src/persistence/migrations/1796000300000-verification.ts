import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "verification"."bank_details" ("id" uuid NOT NULL, "store_id" uuid NOT NULL, "bank_number" text NOT NULL, "branch_number" text NOT NULL, "sealed" text NOT NULL, "document_id" uuid NOT NULL, "status" text NOT NULL, "rejection_reason" text, "submitted_at" TIMESTAMP WITH TIME ZONE NOT NULL, "due_at" TIMESTAMP WITH TIME ZONE, "remind_at" TIMESTAMP WITH TIME ZONE, "decided_at" TIMESTAMP WITH TIME ZONE, "was_verified" boolean NOT NULL, "was_rejected" boolean NOT NULL, "erase_at" TIMESTAMP WITH TIME ZONE, "version" integer NOT NULL, CONSTRAINT "PK_bank_details" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "bank_details_of_store" ON "verification"."bank_details" ("store_id")`,
  `CREATE INDEX "bank_details_by_age" ON "verification"."bank_details" ("submitted_at", "id")`,
  `CREATE INDEX "bank_details_in_process" ON "verification"."bank_details" ("due_at") WHERE (status = 'in_process'::text)`,
  `CREATE INDEX "bank_details_to_remind" ON "verification"."bank_details" ("remind_at") WHERE (remind_at IS NOT NULL)`,
  `CREATE INDEX "bank_details_to_erase" ON "verification"."bank_details" ("erase_at") WHERE (erase_at IS NOT NULL)`,
  `CREATE TABLE "verification"."bank_details_moves" ("id" uuid NOT NULL, "bank_details_id" uuid NOT NULL, "move" text NOT NULL, "by" text NOT NULL, "actor_id" uuid NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL, "reason" text, "before" jsonb, "after" jsonb NOT NULL, CONSTRAINT "PK_bank_details_moves" PRIMARY KEY ("id"))`,
  `CREATE INDEX "moves_of_bank_details" ON "verification"."bank_details_moves" ("bank_details_id", "at")`,
  `CREATE TABLE "verification"."documents" ("id" uuid NOT NULL, "uploader_id" uuid NOT NULL, "file_key" text NOT NULL, "file_name" text NOT NULL, "media_type" text NOT NULL, "bytes" integer NOT NULL, "uploaded_at" TIMESTAMP WITH TIME ZONE NOT NULL, "bank_details_id" uuid, "unused_since" TIMESTAMP WITH TIME ZONE, CONSTRAINT "PK_documents" PRIMARY KEY ("id"))`,
  `CREATE INDEX "documents_of_bank_details" ON "verification"."documents" ("bank_details_id")`,
  `CREATE INDEX "documents_unused" ON "verification"."documents" ("unused_since") WHERE (unused_since IS NOT NULL)`,
  `CREATE TABLE "verification"."notices" ("id" uuid NOT NULL, "sealed" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_notices" PRIMARY KEY ("id"))`,
];

/** Bank details of stores with their audit, uploaded documents of ownership, and mails that wait to be sent. */
export class Verification1796000300000 implements MigrationInterface {
  name = 'Verification1796000300000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
