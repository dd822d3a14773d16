import type { MigrationInterface, QueryRunner } from 'typeorm';

const STATEMENTS = [
  `ALTER TABLE "identity"."users" ADD "terms_version" text`,
  `CREATE TABLE "identity"."terms_acceptances" ("id" uuid NOT NULL, "user_id" uuid NOT NULL, "version" text NOT NULL,
    "accepted_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_terms_acceptances" PRIMARY KEY ("id"))`,
  `CREATE INDEX "terms_acceptances_of_user" ON "identity"."terms_acceptances" ("user_id", "accepted_at")`,
];

/** Notes which version of the terms of service each account accepted. */
export class TermsAcceptances1796000310310 implements MigrationInterface {
  name = 'TermsAcceptances1796000310310';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of STATEMENTS) await runner.query(statement);
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
