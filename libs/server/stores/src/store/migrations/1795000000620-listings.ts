import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { priceFloors } from '../../domain/price-floors';
import { type Offer, priceSteps } from '../../domain/price-steps';

// browse walks narrow rows by category, and prices a store by one look into the steps of its price
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

type Query = (sql: string, parameters?: unknown[]) => Promise<unknown>;
type Store = { id: string; byProposal: boolean; offers: Offer[] };
const AT_ONCE = 1_000;

/** Writes down for the stores that are there what `Listing` writes with every change of one. */
export const fillListings = async (query: Query): Promise<void> => {
  await query(
    `INSERT INTO "stores"."listings" (category, store_id, rank, rating, rating_count, lat, lng, reach_km, shortest_notice,
       daily_capacity, always_open)
     SELECT c, id, rank, rating, rating_count, lat, lng, CASE WHEN is_mobile THEN max_km ELSE 60 END, shortest_notice,
       daily_capacity, always_open
     FROM "stores"."stores" CROSS JOIN unnest(''::text || categories) c WHERE listed`,
  );
  const stores = (await query(
    `SELECT s.id, s.by_proposal AS "byProposal", coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'base', u.price_base,
       'per', u.price_per, 'min', u.price_min, 'max', u.price_max, 'from', u.price_from) ORDER BY u.position, u.id)
       FILTER (WHERE u.id IS NOT NULL), '[]') AS offers
     FROM "stores"."stores" s LEFT JOIN "stores"."pricing_units" u ON u.store_id = s.id AND u.visibility = 'public' GROUP BY s.id`,
  )) as Store[];
  for (let at = 0; at < stores.length; at += AT_ONCE) await fillPrices(query, stores.slice(at, at + AT_ONCE));
};

const fillPrices = async (query: Query, stores: Store[]): Promise<void> => {
  const priced = stores.map(({ id, byProposal, offers }) => {
    const steps = priceSteps(offers);
    return { id, steps, floors: priceFloors(steps, byProposal) };
  });
  await query(
    `UPDATE "stores"."stores" s SET (step_from, step_unit, step_name, step_base, step_per) = (
       SELECT array_agg(x."from" ORDER BY x."from"), array_agg(x.unit ORDER BY x."from"), array_agg(x.name ORDER BY x."from"),
         array_agg(x.base ORDER BY x."from"), array_agg(x.per ORDER BY x."from")
       FROM jsonb_to_recordset(one->'steps') AS x("from" int, unit uuid, name text, base bigint, per bigint))
     FROM jsonb_array_elements($1::jsonb) one WHERE s.id = (one->>'id')::uuid`,
    [JSON.stringify(priced)],
  );
  await query(
    `INSERT INTO "stores"."price_floors" (category, band, floor, rise, store_id)
     SELECT l.category, f.band, f.floor, f.rise, l.store_id
     FROM jsonb_array_elements($1::jsonb) one CROSS JOIN jsonb_to_recordset(one->'floors') AS f(band int, floor bigint, rise bigint)
       JOIN "stores"."listings" l ON l.store_id = (one->>'id')::uuid`,
    [JSON.stringify(priced)],
  );
};

export class Listings1795000000620 implements MigrationInterface {
  name = 'Listings1795000000620';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await fillListings((sql, parameters) => runner.query(sql, parameters));
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
