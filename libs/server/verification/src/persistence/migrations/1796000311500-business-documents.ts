import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';
const STATEMENTS = [
  `CREATE TABLE "verification"."business_documents" ("id" uuid NOT NULL, "store_id" uuid NOT NULL, "kind" text NOT NULL, "document_id" uuid NOT NULL, "valid_until" date NOT NULL, "certificate" text, "badatz" text, "status" text NOT NULL, "rejection_reason" text, "submitted_at" ${TIME} NOT NULL, "decided_at" ${TIME}, "remind_at" ${TIME}, "version" integer NOT NULL, CONSTRAINT "PK_business_documents" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "business_documents_of_store" ON "verification"."business_documents" ("store_id", "kind")`,
  `CREATE INDEX "business_documents_kashrut" ON "verification"."business_documents" ("status", "submitted_at", "id") WHERE (kind = 'kashrut'::text)`,
  `CREATE INDEX "business_documents_to_remind" ON "verification"."business_documents" ("remind_at") WHERE (remind_at IS NOT NULL)`,
  `ALTER TABLE "verification"."documents" ADD "business_document_id" uuid`,
  `CREATE INDEX "documents_of_business_documents" ON "verification"."documents" ("business_document_id") WHERE (business_document_id IS NOT NULL)`,
];

/** Insurance, licences and certificates of kashrut that stores file, with their end. */
export class BusinessDocuments1796000311500 implements MigrationInterface {
  name = 'BusinessDocuments1796000311500';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
