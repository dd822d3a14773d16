import { Injectable } from '@nestjs/common';
import type { StoreId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import { type PriceFloor, priceFloors } from '../../domain/prices/price-floors';
import {
  areStepsEnough,
  type DayLine,
  dayLines,
  isPricedByDay,
  offersOfAnyDay,
  type PricedOffer,
  suitedOccasions,
  usualOffers,
} from '../../domain/prices/day-prices';
import { type Offer, type PriceStep, priceSteps } from '../../domain/prices/price-steps';
import { recommendation } from '../../domain/recommendation';
import { searchDocument } from '../../domain/search/search-document';
import { comparedWords } from '../../domain/search/search-key';
import { searchTextsOf, type Speaking } from '../../domain/search/store-words';
import { bitsOf, type Characterised, occasionsOf, type Sold, traitsOf } from '../../domain/traits';
import { type CardFacts, writtenCard, writtenOffer } from '../../views/store-card';
import { VENUE_REACH_KM } from '../../domain/store-place';
import { kashrutFound } from '../stores/kashrut-sql';

type Row = Omit<CardFacts, 'occasions' | 'kashrut' | 'isAccessible'> &
  Omit<Speaking & Characterised, 'offers'> & {
    kosherUntil: string | null;
    isVerified: boolean;
    pictures: number;
    isPublic: boolean;
    offers: (PricedOffer & Speaking['offers'][number] & Sold & { byProposal: boolean })[];
  };

/** The version of the listing's columns. Raise it when they change: stores with a lower one are listed anew (`ListAnew`). */
const LISTED_AS = 6;

/** Maximum number of stores that `refreshOutdated` lists anew. */
export const OUTDATED_AT_ONCE = 50;

/** Maintains the columns that browse reads of a store; they are recomputed with every change of the store or of its units. */
@Injectable()
export class ListingRepository {
  async refresh(tx: Tx, storeId: StoreId): Promise<void> {
    const row = await this.find(tx, storeId);
    if (!row) return;
    const byProposal = row.offers.some((offer) => offer.byProposal);
    await this.saveRank(tx, row, byProposal);
    await this.saveListings(tx, row, priceSteps(usualOffers(row.offers)));
    await this.saveFloors(tx, storeId, priceFloors(priceSteps(offersOfAnyDay(row.offers)), byProposal));
  }

  /**
   * Refreshes stores whose listing has a lower version, and answers their number. Each under the lock of its store, so that a
   * concurrent change is not undone; a store being changed is refreshed by that change.
   */
  async refreshOutdated(tx: Tx): Promise<number> {
    const stores = await tx.query<{ id: StoreId }>(
      `select id from stores.stores where listed and listed_as < $1 order by id limit ${OUTDATED_AT_ONCE} for update skip locked`,
      [LISTED_AS],
    );
    for (const { id } of stores) await this.refresh(tx, id);
    return stores.length;
  }

  private async find(tx: Tx, storeId: StoreId): Promise<Row | undefined> {
    const [row] = await tx.query<Row>(
      `select s.id as "partnerId", s.username as "partnerUsername", s.is_mobile as "isMobile", s.lat, s.lng, s.business_name as "businessName", s.business_city as "businessCity", s.description, s.categories,
         s.cover_photo as cover, s.about, s.language, s.translations, case when ${kashrutFound('rejected')} then 'none' else s.kashrut_certificate end as certificate, s.facts,
         case when not ${kashrutFound('rejected')} then s.kashrut_until::text end as "kosherUntil", s.email_verified_at is not null as "isVerified",
         jsonb_array_length(s.pictures) as pictures, s.rating_sum as "ratingSum", s.rating_count as "ratingCount",
         s.is_public and s.closed_at is null as "isPublic",
         (select coalesce(jsonb_agg(jsonb_build_object('id', u.id, 'name', u.name, 'type', u.type, 'base', u.price_base, 'per', u.price_per,
             'min', u.price_min, 'max', u.price_max, 'from', u.price_from, 'byProposal', u.by_proposal, 'content', u.content) order by u.position, u.id), '[]')
           from stores.pricing_units u where u.store_id = s.id and u.visibility = 'public') as offers
       from stores.stores s where s.id = $1`,
      [storeId],
    );
    return row;
  }

  /** Saves whether the store is listed, its rank and rating, and the words it is found by. */
  private async saveRank(tx: Tx, row: Row, byProposal: boolean): Promise<void> {
    const said = searchTextsOf(row);
    await tx.query(
      `update stores.stores set listed = $2, by_proposal = $3, search_key = $4, rank = $5, search_words = $6::tsvector, listed_as = $7,
         rating = case when rating_count = 0 then 0 else round(rating_sum * 100.0 / rating_count) end where id = $1`,
      [
        row.partnerId,
        row.isPublic && row.offers.length > 0,
        byProposal,
        comparedWords(said.flatMap((one) => ('text' in one && one.weight !== 'D' ? [one.text] : []))),
        recommendation({
          ...row,
          hasCover: row.cover !== null,
          hasAbout: row.about !== '',
          units: row.offers.length,
        }),
        searchDocument(said),
        LISTED_AS,
      ],
    );
  }

  /** The rows browse walks along: one under each category of the store, and one under none. */
  private async saveListings(tx: Tx, row: Row, steps: PriceStep[]): Promise<void> {
    await tx.query(
      `delete from stores.listings l using stores.stores s
       where l.store_id = $1 and s.id = $1 and not (s.listed and l.category = any(''::text || s.categories))`,
      [row.partnerId],
    );
    await tx.query(
      `insert into stores.listings (category, store_id, ${COLUMNS.join(', ')})
       select c, id, rank, rating, rating_count, lat, lng, case when is_mobile then max_km else ${VENUE_REACH_KM} end, shortest_notice,
         daily_capacity, always_open, case when is_mobile then free_km end, case when is_mobile then per_km end,
         case when is_mobile then min_delivery end, by_proposal, $2, $3::int[], $4::bigint[], $5::bigint[], $6::text[], $7, $8, $9,
         $10, $11::int[], $12::int[], $13::int[], $14::int[], $15::int[], $16::int[], $17::bigint[], $18::bigint[], $19::int[], $20::bigint[], $21::bigint[], $22::text[], $23::bigint[], $24
       from stores.stores cross join unnest(''::text || categories) c where id = $1 and listed
       on conflict (store_id, category) do update set ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}`,
      [
        row.partnerId,
        writtenCard({ ...row, ...shownOf(row) }),
        steps.map(({ from }) => from),
        steps.map(({ base }) => base),
        steps.map(({ per }) => per),
        steps.map((step) => writtenOffer(step, row.offers.find(({ id }) => id === step.unit)?.content)),
        bitsOf(traitsOf(row)),
        seatsOf(row.offers),
        row.kosherUntil,
        ...linesOf(row.offers),
      ],
    );
  }

  private async saveFloors(tx: Tx, storeId: StoreId, floors: PriceFloor[]): Promise<void> {
    await tx.query(
      `with kept as (
         insert into stores.price_floors as p (category, band, floor, rise, store_id)
         select l.category, f.band, f.floor, f.rise, l.store_id
         from stores.listings l cross join unnest($2::int[], $3::bigint[], $4::bigint[]) f(band, floor, rise) where l.store_id = $1
         on conflict (store_id, category, band) do update set floor = excluded.floor, rise = excluded.rise
           where (p.floor, p.rise) <> (excluded.floor, excluded.rise))
       delete from stores.price_floors where store_id = $1 and (band <> all($2)
         or category not in (select category from stores.listings where store_id = $1))`,
      [
        storeId,
        floors.map(({ band }) => band),
        floors.map(({ floor }) => floor),
        floors.map(({ rise }) => rise),
      ],
    );
  }
}

/** The columns of a listing, in the order they are written. */
const COLUMNS = [
  ...[
    'rank',
    'rating',
    'rating_count',
    'lat',
    'lng',
    'reach_km',
    'shortest_notice',
    'daily_capacity',
    'always_open',
  ],
  ...['free_km', 'per_km', 'min_delivery', 'by_proposal', 'card'],
  ...['step_from', 'step_base', 'step_per', 'step_offer'],
  ...['traits', 'seats', 'kosher_until', 'by_day'],
  ...['line_unit', 'line_days', 'line_since', 'line_until', 'line_least', 'line_most', 'line_base'],
  ...['line_per', 'line_heads', 'line_sum', 'line_from', 'line_offer'],
  ...['line_suits', 'steps_enough'],
];

/** Columns that depend on the day or the occasion: whether any does on the day, the lines place by place, and of each unit its text and occasions. */
const linesOf = (offers: Row['offers']): unknown[] => {
  const lines = dayLines(offers);
  const each = (of: (line: DayLine) => number | null) => lines?.map(of) ?? null;
  return [
    isPricedByDay(offers),
    ...[each(({ unit }) => unit), each(({ days }) => days), each(({ since }) => since)],
    ...[each(({ until }) => until), each(({ least }) => least), each(({ most }) => most)],
    ...[each(({ base }) => base), each(({ per }) => per), each(({ heads }) => heads)],
    ...[each(({ sum }) => sum), each(({ from }) => from)],
    lines && offers.map(({ id, name, content }) => writtenOffer({ unit: id, name }, content)),
    suitedOccasions(offers),
    areStepsEnough(offers),
  ];
};

/** The greatest capacity of a store's units; null: unlimited. */
const seatsOf = (offers: readonly Offer[]): number | null =>
  offers.reduce<number | null>(
    (most, { max }) => (most === null || max === null ? null : Math.max(most, max)),
    0,
  );

const shownOf = (row: Row): Pick<CardFacts, 'occasions' | 'kashrut' | 'isAccessible'> => ({
  occasions: occasionsOf(row),
  kashrut: { certificate: row.certificate, until: row.kosherUntil },
  isAccessible: row.facts.isAccessible ?? false,
});
