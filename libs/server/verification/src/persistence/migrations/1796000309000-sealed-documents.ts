import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `ALTER TABLE "verification"."documents" ADD "sealed_with" text`,
  `ALTER TABLE "verification"."documents" ADD "preview_state" text NOT NULL DEFAULT 'ready'`,
  `ALTER TABLE "verification"."documents" ADD "preview_keys" text array NOT NULL DEFAULT '{}'`,
  `ALTER TABLE "verification"."documents" ADD "pages" integer`,
  `UPDATE "verification"."documents" SET "preview_state" = 'waiting' WHERE "media_type" = 'application/pdf'`,
  `UPDATE "verification"."documents" SET "pages" = 1 WHERE "media_type" <> 'application/pdf'`,
  `ALTER TABLE "verification"."documents" ALTER COLUMN "preview_state" DROP DEFAULT`,
  `ALTER TABLE "verification"."documents" ALTER COLUMN "preview_keys" DROP DEFAULT`,
];

/** Documents are encrypted and have previews; the worker does both, within the hour, for those that are stored already. */
export class SealedDocuments1796000309000 implements MigrationInterface {
  name = 'SealedDocuments1796000309000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
