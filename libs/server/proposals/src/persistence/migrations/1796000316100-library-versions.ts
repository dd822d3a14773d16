import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `ALTER TABLE "proposals"."library_terms" ADD "version" integer NOT NULL DEFAULT 1`,
  `ALTER TABLE "proposals"."library_terms" ALTER COLUMN "version" DROP DEFAULT`,
  `CREATE TABLE "proposals"."library_versions" ("term_id" uuid NOT NULL, "version" integer NOT NULL, "name" text NOT NULL, "description" text NOT NULL,
    "member_ids" uuid array NOT NULL, "until" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_library_versions" PRIMARY KEY ("term_id", "version"))`,
];

/** Admins write the library: its entries have versions, and their earlier words are kept. */
export class LibraryVersions1796000316100 implements MigrationInterface {
  name = 'LibraryVersions1796000316100';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
