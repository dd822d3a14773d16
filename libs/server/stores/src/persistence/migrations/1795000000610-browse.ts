import { type MigrationInterface, type QueryRunner } from 'typeorm';

// the public part of pricing_units, one place in each array for each of them: a page is priced from the stores' own rows
const statements = [
  'CREATE EXTENSION IF NOT EXISTS fuzzystrmatch',
  `ALTER TABLE "stores"."stores" ADD "offer_ids" uuid array NOT NULL DEFAULT '{}', ADD "offer_base" bigint array NOT NULL DEFAULT '{}',
     ADD "offer_per" bigint array NOT NULL DEFAULT '{}', ADD "offer_min" integer array NOT NULL DEFAULT '{}',
     ADD "offer_max" integer array NOT NULL DEFAULT '{}', ADD "offer_from" bigint array NOT NULL DEFAULT '{}'`,
  `CREATE INDEX "stores_by_rank" ON "stores"."stores" ("rank", "id") WHERE listed`,
  `CREATE INDEX "stores_by_rating" ON "stores"."stores" ("rating", "rating_count", "id") WHERE listed`,
  `CREATE INDEX "stores_by_reach" ON "stores"."stores" USING gist ("reach") WHERE listed`,
  `CREATE INDEX "stores_by_words" ON "stores"."stores" USING gin ("search_key" gin_trgm_ops) WHERE listed`,
  `CREATE INDEX "stores_by_category" ON "stores"."stores" USING gin ("categories") WHERE listed`,
];

export class Browse1795000000610 implements MigrationInterface {
  name = 'Browse1795000000610';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
