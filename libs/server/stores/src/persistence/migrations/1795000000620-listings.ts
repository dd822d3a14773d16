import { type MigrationInterface, type QueryRunner } from 'typeorm';

// browse filters rows by category, and prices a store by one read of the steps of its price; `OpenCards` fills them
const statements = [
  `CREATE TABLE "stores"."listings" (
    "store_id" uuid NOT NULL, "category" text NOT NULL, "rank" integer NOT NULL, "rating" integer NOT NULL,
    "rating_count" integer NOT NULL, "lat" double precision NOT NULL, "lng" double precision NOT NULL,
    "reach_km" double precision NOT NULL, "shortest_notice" integer NOT NULL, "daily_capacity" integer NOT NULL,
    "always_open" boolean NOT NULL,
    CONSTRAINT "PK_listings" PRIMARY KEY ("store_id", "category"),
    CONSTRAINT "listings_store_id" FOREIGN KEY ("store_id") REFERENCES "stores"."stores" ("id") ON DELETE CASCADE)`,
  `CREATE INDEX "listings_by_rank" ON "stores"."listings" ("category", "rank", "store_id")`,
  `CREATE INDEX "listings_by_rating" ON "stores"."listings" ("category", "rating", "rating_count", "store_id")`,
  `CREATE EXTENSION IF NOT EXISTS cube`,
  `CREATE EXTENSION IF NOT EXISTS btree_gist`,
  // nearest first, within a category: places as points on a globe
  `CREATE INDEX "listings_by_place" ON "stores"."listings" USING gist ("category",
     (cube(array[cos(radians(lat)) * cos(radians(lng)), cos(radians(lat)) * sin(radians(lng)), sin(radians(lat))])))`,
  `CREATE TABLE "stores"."price_floors" (
    "store_id" uuid NOT NULL, "category" text NOT NULL, "band" integer NOT NULL, "floor" bigint NOT NULL,
    "rise" bigint NOT NULL,
    CONSTRAINT "PK_price_floors" PRIMARY KEY ("store_id", "category", "band"),
    CONSTRAINT "price_floors_store_id" FOREIGN KEY ("store_id") REFERENCES "stores"."stores" ("id") ON DELETE CASCADE)`,
  `CREATE INDEX "price_floors_in_order" ON "stores"."price_floors" ("category", "band", "floor", "store_id", "rise")`,
  `DROP INDEX "stores"."stores_by_rank"`,
  `DROP INDEX "stores"."stores_by_rating"`,
  `DROP INDEX "stores"."stores_by_reach"`,
  `DROP INDEX "stores"."stores_by_category"`,
  `ALTER TABLE "stores"."stores" DROP "offer_ids", DROP "offer_base", DROP "offer_per", DROP "offer_min", DROP "offer_max",
     DROP "offer_from", DROP "reach",
     ADD "step_from" integer array NOT NULL DEFAULT '{}', ADD "step_unit" uuid array NOT NULL DEFAULT '{}',
     ADD "step_name" text array NOT NULL DEFAULT '{}', ADD "step_base" bigint array NOT NULL DEFAULT '{}',
     ADD "step_per" bigint array NOT NULL DEFAULT '{}'`,
];

export class Listings1795000000620 implements MigrationInterface {
  name = 'Listings1795000000620';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
