import { type MigrationInterface, type QueryRunner } from 'typeorm';

const at = 'TIMESTAMP WITH TIME ZONE';
const statements = [
  `ALTER TABLE "identity"."users" ADD "email_verified_at" ${at}`,
  `ALTER TABLE "identity"."refresh_families" ADD "confirmed_at" ${at}`,
  `CREATE TABLE "identity"."confirmation_codes" (
    "id" uuid NOT NULL, "user_id" uuid NOT NULL, "family_id" uuid NOT NULL, "code_mac" text NOT NULL,
    "mail" text NOT NULL DEFAULT 'intended', "tries" integer NOT NULL DEFAULT 0, "created_at" ${at} NOT NULL,
    "expires_at" ${at} NOT NULL, "used_at" ${at},
    CONSTRAINT "PK_confirmation_codes" PRIMARY KEY ("id"))`,
  `CREATE INDEX "confirmation_codes_user" ON "identity"."confirmation_codes" ("user_id", "created_at")`,
  `CREATE INDEX "confirmation_codes_created" ON "identity"."confirmation_codes" ("created_at")`,
];

export class Confirmations1795000000020 implements MigrationInterface {
  name = 'Confirmations1795000000020';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
