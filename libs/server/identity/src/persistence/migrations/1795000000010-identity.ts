import { type MigrationInterface, type QueryRunner } from 'typeorm';

const people = [
  `CREATE TABLE "identity"."users" (
    "id" uuid NOT NULL, "username" text NOT NULL, "phone" text, "first_name" text NOT NULL, "last_name" text NOT NULL,
    "email" text, "language" text NOT NULL, "groups" text array NOT NULL DEFAULT '{}',
    "terms_accepted_at" TIMESTAMP WITH TIME ZONE, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    "blocked_at" TIMESTAMP WITH TIME ZONE, "deleted_at" TIMESTAMP WITH TIME ZONE,
    CONSTRAINT "PK_users" PRIMARY KEY ("id"))`,
  `CREATE UNIQUE INDEX "users_username" ON "identity"."users" ("username")`,
  `CREATE UNIQUE INDEX "users_phone" ON "identity"."users" ("phone")`,
  `CREATE TABLE "identity"."passwords" (
    "user_id" uuid NOT NULL, "hash" text NOT NULL, "changed_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    "failures" integer NOT NULL DEFAULT 0, "failed_at" TIMESTAMP WITH TIME ZONE,
    CONSTRAINT "PK_passwords" PRIMARY KEY ("user_id"),
    CONSTRAINT "passwords_user" FOREIGN KEY ("user_id") REFERENCES "identity"."users" ("id") ON DELETE CASCADE)`,
  `CREATE TABLE "identity"."audit_log" (
    "id" uuid NOT NULL, "at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "act" text NOT NULL,
    "actor_id" uuid, "subject_id" uuid, "details" jsonb NOT NULL DEFAULT '{}',
    CONSTRAINT "PK_audit_log" PRIMARY KEY ("id"))`,
  `CREATE INDEX "audit_log_subject" ON "identity"."audit_log" ("subject_id", "id")`,
];

const signIn = [
  `CREATE TABLE "identity"."otp_challenges" (
    "id" uuid NOT NULL, "phone_key" text NOT NULL, "phone" text, "language" text NOT NULL, "code_mac" text NOT NULL,
    "sms" text NOT NULL DEFAULT 'intended', "tries" integer NOT NULL DEFAULT 0, "password_tries" integer NOT NULL DEFAULT 0,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "used_at" TIMESTAMP WITH TIME ZONE, "ticket_spent_at" TIMESTAMP WITH TIME ZONE,
    CONSTRAINT "PK_otp_challenges" PRIMARY KEY ("id"))`,
  `CREATE INDEX "otp_challenges_phone" ON "identity"."otp_challenges" ("phone_key", "created_at")`,
  `CREATE INDEX "otp_challenges_created" ON "identity"."otp_challenges" ("created_at")`,
  `CREATE TABLE "identity"."otp_spending" (
    "subject" text NOT NULL, "hour" TIMESTAMP WITH TIME ZONE NOT NULL, "spent" integer NOT NULL,
    CONSTRAINT "PK_otp_spending" PRIMARY KEY ("subject", "hour"))`,
  `CREATE TABLE "identity"."refresh_families" (
    "id" uuid NOT NULL, "user_id" uuid NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(),
    "revoked_at" TIMESTAMP WITH TIME ZONE, "revoked_because" text,
    CONSTRAINT "PK_refresh_families" PRIMARY KEY ("id"),
    CONSTRAINT "refresh_families_user_fk" FOREIGN KEY ("user_id") REFERENCES "identity"."users" ("id") ON DELETE CASCADE)`,
  `CREATE INDEX "refresh_families_user" ON "identity"."refresh_families" ("user_id")`,
  `CREATE TABLE "identity"."refresh_tokens" (
    "hash" text NOT NULL, "family_id" uuid NOT NULL, "salt" text NOT NULL,
    "created_at" TIMESTAMP WITH TIME ZONE NOT NULL DEFAULT now(), "expires_at" TIMESTAMP WITH TIME ZONE NOT NULL,
    "used_at" TIMESTAMP WITH TIME ZONE,
    CONSTRAINT "PK_refresh_tokens" PRIMARY KEY ("hash"),
    CONSTRAINT "refresh_tokens_family_fk" FOREIGN KEY ("family_id") REFERENCES "identity"."refresh_families" ("id") ON DELETE CASCADE)`,
  `CREATE INDEX "refresh_tokens_family" ON "identity"."refresh_tokens" ("family_id")`,
  `CREATE INDEX "refresh_tokens_end" ON "identity"."refresh_tokens" ("expires_at")`,
];

export class Identity1795000000010 implements MigrationInterface {
  name = 'Identity1795000000010';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of [...people, ...signIn]) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
