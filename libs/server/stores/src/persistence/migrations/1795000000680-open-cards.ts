import { type MigrationInterface, type QueryRunner } from 'typeorm';
import { priceFloors } from '../../domain/prices/price-floors';
import { type Offer, priceSteps } from '../../domain/prices/price-steps';
import { type CardFacts, writtenCard, writtenOffer } from '../../views/store-card';

// the card holds its cover and is left open at its end, the offer at its beginning: browse puts the page together
const statements = [
  `TRUNCATE "stores"."listings", "stores"."price_floors"`,
  `ALTER TABLE "stores"."listings" DROP "cover"`,
];

type Query = (sql: string, parameters?: unknown[]) => Promise<unknown>;
type Store = { facts: CardFacts; byProposal: boolean; offers: Offer[] };
const AT_ONCE = 1_000;

/** Fills the listings of existing stores, as `ListingRepository` writes them with every change of a store. */
export const fillListings = async (query: Query): Promise<void> => {
  const stores = (await query(
    `SELECT jsonb_build_object('partnerId', s.id, 'partnerUsername', s.username, 'businessName', s.business_name,
         'description', s.description, 'categories', s.categories, 'businessCity', s.business_city, 'isMobile', s.is_mobile,
         'ratingSum', s.rating_sum, 'ratingCount', s.rating_count, 'lat', s.lat, 'lng', s.lng,
         'cover', s.cover_photo) AS facts,
       s.by_proposal AS "byProposal", coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'base', u.price_base,
         'per', u.price_per, 'min', u.price_min, 'max', u.price_max, 'from', u.price_from) ORDER BY u.position, u.id)
         FILTER (WHERE u.id IS NOT NULL), '[]') AS offers
     FROM "stores"."stores" s LEFT JOIN "stores"."pricing_units" u ON u.store_id = s.id AND u.visibility = 'public'
     WHERE s.listed GROUP BY s.id`,
  )) as Store[];
  for (let at = 0; at < stores.length; at += AT_ONCE) await fill(query, stores.slice(at, at + AT_ONCE));
};

const fill = async (query: Query, stores: Store[]): Promise<void> => {
  const written = stores.map(({ facts, byProposal, offers }) => {
    const steps = priceSteps(offers);
    return {
      id: facts.partnerId,
      card: writtenCard(facts),
      steps: steps.map((step) => ({ ...step, offer: writtenOffer(step) })),
      floors: priceFloors(steps, byProposal),
    };
  });
  await query(
    `INSERT INTO "stores"."listings" (category, store_id, rank, rating, rating_count, lat, lng, reach_km, shortest_notice,
       daily_capacity, always_open, free_km, per_km, min_delivery, by_proposal, card, step_from, step_base, step_per, step_offer)
     SELECT c, s.id, rank, rating, rating_count, lat, lng, CASE WHEN is_mobile THEN max_km ELSE 60 END, shortest_notice,
       daily_capacity, always_open, CASE WHEN is_mobile THEN free_km END, CASE WHEN is_mobile THEN per_km END,
       CASE WHEN is_mobile THEN min_delivery END, by_proposal, one->>'card', x.*
     FROM jsonb_array_elements($1::jsonb) one JOIN "stores"."stores" s ON s.id = (one->>'id')::uuid
       CROSS JOIN unnest(''::text || s.categories) c
       CROSS JOIN LATERAL (SELECT array_agg(x."from" ORDER BY x."from"), array_agg(x.base ORDER BY x."from"),
         array_agg(x.per ORDER BY x."from"), array_agg(x.offer ORDER BY x."from")
         FROM jsonb_to_recordset(one->'steps') AS x("from" int, base bigint, per bigint, offer text)) x`,
    [JSON.stringify(written)],
  );
  await query(
    `INSERT INTO "stores"."price_floors" (category, band, floor, rise, store_id)
     SELECT l.category, f.band, f.floor, f.rise, l.store_id
     FROM jsonb_array_elements($1::jsonb) one CROSS JOIN jsonb_to_recordset(one->'floors') AS f(band int, floor bigint, rise bigint)
       JOIN "stores"."listings" l ON l.store_id = (one->>'id')::uuid`,
    [JSON.stringify(written)],
  );
};

export class OpenCards1795000000680 implements MigrationInterface {
  name = 'OpenCards1795000000680';

  async up(runner: QueryRunner): Promise<void> {
    for (const statement of statements) await runner.query(statement);
    await fillListings((sql, parameters) => runner.query(sql, parameters));
  }

  async down(): Promise<void> {
    await Promise.reject(new Error('migrations only go forward'));
  }
}
