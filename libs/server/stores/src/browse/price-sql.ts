import { LEAST_CHARGE } from '@smachot/pricing';

/** `kmBetween` of the one price, in SQL: kilometres as the crow flies, to ten metres. */
export const kmFrom = (lat: string, lng: string, toLat: string, toLng: string): string =>
  `floor(2 * 6371 * asin(least(1, sqrt(
      sin(radians(${toLat} - ${lat}) / 2) ^ 2 + cos(radians(${lat})) * cos(radians(${toLat})) * sin(radians(${toLng} - ${lng}) / 2) ^ 2
    ))) * 100 + 0.5) / 100`;

/** Where on a globe of radius 1: the straight line between two such points grows with the way between them, and an index knows it (`listings_by_place`). */
export const onGlobe = (lat: string, lng: string): string =>
  `cube(array[cos(radians(${lat})) * cos(radians(${lng})), cos(radians(${lat})) * sin(radians(${lng})), sin(radians(${lat}))])`;

/** `deliveryPrice` of the one price, in SQL: agorot for coming so far from listing `l`. Whoever is too far is left out elsewhere. */
const deliveryTo = (km: string): string =>
  `case when l.free_km is null or ${km} <= l.free_km then 0 else
      ceil(greatest(l.min_delivery, floor((floor(${km} * 100 + 0.5) - floor(l.free_km * 100 + 0.5)) * l.per_km / 100 + 0.5))::numeric / 100) * 100
    end::float8`;

/**
 * What listing `l` costs so many (0: nobody said), so far away (null: nobody said where), as `o`: km, delivery and total in agorot,
 * and the cheapest `offer` as it is written (both null where there is none). The steps of its price tell; only below what can be
 * charged at all are its units asked one by one. Each step takes its input from the one within (`offset 0`), so nothing is worked
 * out twice; each costs, so there are no more than that.
 */
export const pricedAt = (heads: string, km: string | undefined): string => `
    cross join lateral (
      select p.km, p.delivery,
        case when p.price < ${LEAST_CHARGE} then p.chargeable[2] else l.step_offer[p.step] end as offer,
        case when p.price < ${LEAST_CHARGE} then p.chargeable[1]::float8 else p.price + p.delivery end as total
      from (
        select p.*, case when p.price < ${LEAST_CHARGE} then ${cheapestChargeable(heads)} end as chargeable from (
          select p.km, p.step, ${km ? deliveryTo('p.km') : '0::float8'} as delivery,
            (l.step_base[p.step] + l.step_per[p.step] * ${heads})::float8 as price
          from (select ${km ?? 'null::float8'} as km, width_bucket(${heads}, l.step_from) as step offset 0) p offset 0) p offset 0) p offset 0) o`;

const cheapestChargeable = (heads: string): string => `(
            select array[t.total::text, substr(json_strip_nulls(json_build_object('pricingUnitId', u.id, 'pricingUnitName', u.name,
              'language', u.content->>'language', 'translations', (select jsonb_object_agg(key, value->>'name')
                from jsonb_each(u.content->'translations') where value->>'name' <> '')))::text, 2)]
            from stores.pricing_units u, lateral (
              select (case when ${heads} = 0 then u.price_from else u.price_base + u.price_per * ${heads} end)::float8 + p.delivery as total) t
            where u.store_id = l.store_id and u.visibility = 'public'
              and (${heads} = 0 or ${heads} between u.price_min and u.price_max) and (t.total = 0 or t.total >= ${LEAST_CHARGE})
            order by t.total, u.position, u.id limit 1)`;
