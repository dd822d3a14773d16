import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "stores"."terms_changes" ("id" uuid NOT NULL, "store_id" uuid NOT NULL, "unit_id" uuid, "changed_by" uuid,
    "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL, "before" jsonb NOT NULL, "after" jsonb NOT NULL,
    CONSTRAINT "PK_terms_changes" PRIMARY KEY ("id"))`,
  `CREATE INDEX "terms_changes_of_store" ON "stores"."terms_changes" ("store_id", "id")`,
  // the apps' role may only append; this stops the owner of the tables, too
  `CREATE FUNCTION "stores"."terms_changes_are_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN RAISE EXCEPTION 'the audit log of terms is append-only'; END $$`,
  `CREATE TRIGGER "terms_changes_append_only" BEFORE UPDATE OR DELETE ON "stores"."terms_changes"
   FOR EACH ROW EXECUTE FUNCTION "stores"."terms_changes_are_append_only"()`,
  `CREATE TRIGGER "terms_changes_not_truncated" BEFORE TRUNCATE ON "stores"."terms_changes"
   FOR EACH STATEMENT EXECUTE FUNCTION "stores"."terms_changes_are_append_only"()`,
];

/** Adds the history of the terms a store sold on, with editor and time. */
export class TermsChanges1796000213020 implements MigrationInterface {
  name = 'TermsChanges1796000213020';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
