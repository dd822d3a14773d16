import { type MigrationInterface, type QueryRunner } from 'typeorm';

const at = 'TIMESTAMP WITH TIME ZONE';
const statements = [
  ...['browser', 'system', 'device', 'network', 'network_key'].map(
    (column) => `ALTER TABLE "identity"."refresh_families" ADD "${column}" text`,
  ),
  `ALTER TABLE "identity"."refresh_families" ADD "last_used_at" ${at} NOT NULL DEFAULT now()`,
  `ALTER TABLE "identity"."otp_challenges" ADD "network_key" text`,
  `ALTER TABLE "identity"."confirmation_codes" ADD "way" text NOT NULL DEFAULT 'email'`,
  // failed passwords are counted for each network apart
  `ALTER TABLE "identity"."passwords" DROP COLUMN "failures"`,
  `ALTER TABLE "identity"."passwords" DROP COLUMN "failed_at"`,
  `CREATE TABLE "identity"."password_attempts" (
    "user_id" uuid NOT NULL, "network_key" text NOT NULL, "failures" integer NOT NULL, "failed_at" ${at} NOT NULL,
    CONSTRAINT "PK_password_attempts" PRIMARY KEY ("user_id", "network_key"),
    CONSTRAINT "password_attempts_of" FOREIGN KEY ("user_id") REFERENCES "identity"."passwords" ("user_id") ON DELETE CASCADE)`,
  `CREATE INDEX "password_attempts_failed" ON "identity"."password_attempts" ("failed_at")`,
  `CREATE TABLE "identity"."security_notices" (
    "id" uuid NOT NULL, "user_id" uuid NOT NULL, "kind" text NOT NULL, "email" text, "phone" text, "language" text NOT NULL,
    "created_at" ${at} NOT NULL DEFAULT now(), CONSTRAINT "PK_security_notices" PRIMARY KEY ("id"))`,
  `CREATE INDEX "security_notices_of_user" ON "identity"."security_notices" ("user_id")`,
  // an attacker with the application's database role cannot rewrite entries; those older than two years may be deleted
  `CREATE FUNCTION "identity"."audit_log_is_append_only"() RETURNS trigger LANGUAGE plpgsql AS $$
   BEGIN
     IF TG_OP = 'DELETE' AND OLD.at < now() - interval '2 years' THEN RETURN OLD; END IF;
     RAISE EXCEPTION 'the audit log is append-only';
   END $$`,
  `CREATE TRIGGER "audit_log_append_only" BEFORE UPDATE OR DELETE ON "identity"."audit_log"
   FOR EACH ROW EXECUTE FUNCTION "identity"."audit_log_is_append_only"()`,
  `CREATE TRIGGER "audit_log_not_truncated" BEFORE TRUNCATE ON "identity"."audit_log"
   FOR EACH STATEMENT EXECUTE FUNCTION "identity"."audit_log_is_append_only"()`,
];

export class Places1796000010010 implements MigrationInterface {
  name = 'Places1796000010010';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
