import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `CREATE TABLE "admin"."notes" ("id" uuid NOT NULL, "kind" text NOT NULL, "subject_id" uuid NOT NULL, "person_id" uuid, "author_id" uuid,
    "text" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, "corrector_id" uuid, "corrected_at" TIMESTAMP WITH TIME ZONE,
    "version" integer NOT NULL, CONSTRAINT "PK_admin_notes" PRIMARY KEY ("id"))`,
  `CREATE INDEX "admin_notes_of_subject" ON "admin"."notes" ("subject_id", "id")`,
  `CREATE INDEX "admin_notes_of_person" ON "admin"."notes" ("person_id") WHERE (person_id IS NOT NULL)`,
  `CREATE INDEX "admin_notes_of_author" ON "admin"."notes" ("author_id") WHERE (author_id IS NOT NULL)`,
  `CREATE INDEX "admin_notes_of_corrector" ON "admin"."notes" ("corrector_id") WHERE (corrector_id IS NOT NULL)`,
];

/** Notes of super admins about accounts, stores and orders. */
export class AdminNotes1796000379000 implements MigrationInterface {
  name = 'AdminNotes1796000379000';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
