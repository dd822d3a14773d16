import { LEAST_CHARGE } from '@smachot/pricing';

/** `kmBetween` of the one price, in SQL: kilometres as the crow flies, to ten metres. */
export const kmFrom = (lat: string, lng: string, toLat: string, toLng: string): string =>
  `floor(2 * 6371 * asin(least(1, sqrt(
      sin(radians(${toLat} - ${lat}) / 2) ^ 2 + cos(radians(${lat})) * cos(radians(${toLat})) * sin(radians(${toLng} - ${lng}) / 2) ^ 2
    ))) * 100 + 0.5) / 100`;

/**
 * A point on a globe of radius 1: the straight line between two points grows with their distance, and an index covers it
 * (`listings_by_place`).
 */
export const onGlobe = (lat: string, lng: string): string =>
  `cube(array[cos(radians(${lat})) * cos(radians(${lng})), cos(radians(${lat})) * sin(radians(${lng})), sin(radians(${lat}))])`;

/**
 * The pricing library's `deliveryPrice` in SQL: agorot for delivery over so many kilometres from listing `l`. Stores beyond
 * their range are excluded elsewhere.
 */
const deliveryTo = (km: string): string =>
  `case when l.free_km is null or ${km} <= l.free_km then 0 else
      ceil(greatest(l.min_delivery, floor((floor(${km} * 100 + 0.5) - floor(l.free_km * 100 + 0.5)) * l.per_km / 100 + 0.5))::numeric / 100) * 100
    end::float8`;

/** Parameters of the requested day (`domain/prices/day-prices.ts`). */
export type RequestedDaySql = { bit: string; ofYear: string; day: string };

/**
 * Prices listing `l` for a headcount (0: not given), on a day, for an occasion (its bit; 0: not given), at a distance (null:
 * place not given), as `o`: km, delivery and total in agorot, the cheapest `offer` as stored (both null where there is none),
 * and whether it suits the occasion: one that does not is the price only where no other is. The steps of its price suffice;
 * only where the price depends on the day or the occasion, or a part of it is below the least charge, its units are priced
 * line by line. Each step takes its input from the inner one (`offset 0`), so nothing is computed twice; each adds cost, so
 * there are no more of them.
 */
export const pricedAt = (
  heads: string,
  km: string | undefined,
  day: RequestedDaySql,
  occasion: string,
): string => `
    cross join lateral (
      select p.km, p.delivery, p.cheapest is null or p.cheapest[3] = 1 as suits,
        case when p.by_line then l.line_offer[p.cheapest[2]::int + 1] else l.step_offer[p.step] end as offer,
        case when p.by_line then p.cheapest[1] else (l.step_base[p.step] + l.step_per[p.step] * ${heads})::float8 + p.delivery end as total
      from (
        select p.*, case when p.by_line then ${cheapestThen(heads, day, occasion)} end as cheapest from (
          select p.km, p.step, ${km ? deliveryTo('p.km') : '0::float8'} as delivery,
            l.line_unit is not null and not (l.steps_enough and ${occasion} = 0) as by_line
          from (select ${km ?? 'null::float8'} as km, width_bucket(${heads}, l.step_from) as step offset 0) p offset 0) p offset 0) p offset 0) o`;

const LINES = ['unit', 'days', 'since', 'until', 'least', 'most', 'base', 'per', 'heads', 'sum', 'from'];

/** The lowest total of the units that suit, else of the others, its unit, and 1 if it suits: of each the first line that holds on the day. */
const cheapestThen = (heads: string, { bit, ofYear, day }: RequestedDaySql, occasion: string): string => `(
            select array[t.total, t.unit, t.suits] from (
              select distinct on (r.unit) r.unit::float8 as unit,
                (${occasion} = 0 or (l.line_suits[r.unit + 1] & ${occasion} <> 0) is not false)::int::float8 as suits, p.delivery + (case when ${heads} = 0 then r."from"
                else greatest(r.sum, r.base + r.per * greatest(${heads}, r.heads)) end)::float8 as total
              from unnest(${LINES.map((name) => `l.line_${name}`).join(', ')}) with ordinality r(${LINES.map((name) => `"${name}"`).join(', ')}, at)
              where r.days & ${bit} <> 0 and case when r.until < 10000 then ${ofYear} else ${day} end between r.since and r.until
                and (${heads} = 0 or ${heads} between r.least and r.most)
              order by r.unit, r.at offset 0) t
            where t.total = 0 or t.total >= ${LEAST_CHARGE} order by t.suits desc, t.total, t.unit limit 1)`;
