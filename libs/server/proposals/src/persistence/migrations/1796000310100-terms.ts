import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';
const WORDS = `"type" text NOT NULL, "name" text NOT NULL, "description" text NOT NULL, "member_ids" uuid array NOT NULL`;

const STATEMENTS = [
  `CREATE TABLE "proposals"."library_terms" ("id" uuid NOT NULL, "language" text NOT NULL, ${WORDS}, "position" integer NOT NULL,
    "pulls_count" integer NOT NULL, CONSTRAINT "PK_library_terms" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "library_terms_in_order" ON "proposals"."library_terms" ("language", "position")`,
  `CREATE TABLE "proposals"."store_terms" ("id" uuid NOT NULL, "store_id" uuid NOT NULL, "source_id" uuid, ${WORDS},
    "created_at" ${TIME} NOT NULL, "version" integer NOT NULL, CONSTRAINT "PK_store_terms" PRIMARY KEY ("id"))`,
  `CREATE INDEX "store_terms_of_store" ON "proposals"."store_terms" ("store_id", "id")`,
  `CREATE UNIQUE INDEX "store_terms_one_copy" ON "proposals"."store_terms" ("store_id", "source_id") WHERE (source_id IS NOT NULL)`,
  `CREATE TABLE "proposals"."pulls" ("source_id" uuid NOT NULL, "store_id" uuid NOT NULL, "at" ${TIME} NOT NULL,
    CONSTRAINT "PK_pulls" PRIMARY KEY ("source_id", "store_id"))`,
];

/** Terms of stores and the library they copy from. */
export class Terms1796000310100 implements MigrationInterface {
  name = 'Terms1796000310100';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
