import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Adds to stores that an admin took them off the public pages. */
export class Suspensions1796000306040 implements MigrationInterface {
  name = 'Suspensions1796000306040';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE "stores"."stores" ADD "suspension" jsonb');
    await runner.query(
      `CREATE INDEX "stores_suspended" ON "stores"."stores" ("id") WHERE (suspension IS NOT NULL)`,
    );
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
