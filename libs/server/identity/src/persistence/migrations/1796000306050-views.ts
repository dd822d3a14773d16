import type { MigrationInterface, QueryRunner } from 'typeorm';

const TIME = 'TIMESTAMP WITH TIME ZONE';

/** Adds super admins who look through the eyes of an account. */
export class Views1796000306050 implements MigrationInterface {
  name = 'Views1796000306050';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "identity"."views" ("id" uuid NOT NULL, "user_id" uuid NOT NULL, "admin_id" uuid NOT NULL, "family_id" uuid NOT NULL,
        "started_at" ${TIME} NOT NULL, "ends_at" ${TIME} NOT NULL, CONSTRAINT "PK_views" PRIMARY KEY ("id"))`,
    );
    await runner.query(`CREATE INDEX "views_ended" ON "identity"."views" ("ends_at")`);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
