import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The views that admins keep of their lists. */
export class Admin1796000305040 implements MigrationInterface {
  name = 'Admin1796000305040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "admin"."saved_views" ("id" uuid NOT NULL, "admin_id" uuid NOT NULL, "list" text NOT NULL, "name" text NOT NULL,
         "query" text NOT NULL, "created_at" TIMESTAMP WITH TIME ZONE NOT NULL, CONSTRAINT "PK_saved_views" PRIMARY KEY ("id"))`,
    );
    await runner.query(
      `CREATE UNIQUE INDEX "saved_views_once" ON "admin"."saved_views" ("admin_id", "list", "name")`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
