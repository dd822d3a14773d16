import type { MigrationInterface, QueryRunner } from 'typeorm';

/** Shopping lists of stores for one portion of each of their dishes. */
export class Purchases1796000211030 implements MigrationInterface {
  name = 'Purchases1796000211030';

  async up(runner: QueryRunner): Promise<void> {
    await runner.query(
      `CREATE TABLE "orders"."purchases" ("store_id" uuid NOT NULL, "dish" text NOT NULL, "lines" jsonb NOT NULL, CONSTRAINT "PK_purchases" PRIMARY KEY ("store_id", "dish"))`,
    );
  }
  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
