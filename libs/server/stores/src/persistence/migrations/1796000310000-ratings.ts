import type { MigrationInterface, QueryRunner } from 'typeorm';

/** The ratings of units, and the version of what reviews published of a store. */
export class Ratings1796000310000 implements MigrationInterface {
  name = 'Ratings1796000310000';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "stores"."ratings" ("store_id" uuid NOT NULL, "version" integer NOT NULL, "units" jsonb NOT NULL, CONSTRAINT "PK_ratings" PRIMARY KEY ("store_id"))`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
