import { LEAST_CHARGE } from '@smachot/pricing';

/** `kmBetween` of the one price, in SQL: kilometres as the crow flies, to ten metres. */
export const kmFrom = (lat: string, lng: string, toLat: string, toLng: string): string =>
  `floor(2 * 6371 * asin(least(1, sqrt(
      sin(radians(${toLat} - ${lat}) / 2) ^ 2 + cos(radians(${lat})) * cos(radians(${toLat})) * sin(radians(${toLng} - ${lng}) / 2) ^ 2
    ))) * 100 + 0.5) / 100`;

/** Where on a globe of radius 1: the straight line between two such points grows with the way between them, and an index knows it (`listings_by_place`). */
export const onGlobe = (lat: string, lng: string): string =>
  `cube(array[cos(radians(${lat})) * cos(radians(${lng})), cos(radians(${lat})) * sin(radians(${lng})), sin(radians(${lat}))])`;

/** `deliveryPrice` of the one price, in SQL: agorot for coming so far. Whoever is too far is left out elsewhere. */
export const deliveryTo = (store: string, km: string): string =>
  `case when not ${store}.is_mobile or ${km} <= ${store}.free_km then 0 else
      greatest(${store}.min_delivery, floor((floor(${km} * 100 + 0.5) - floor(${store}.free_km * 100 + 0.5)) * ${store}.per_km / 100 + 0.5))
    end::float8`;

/**
 * The cheapest way to have store `s` for so many (0: nobody said), `s.delivery` included, as `o`: unit, name, total in agorot
 * (null where there is none), and whether it is `shown` for it. The steps of its price tell, `s.price`; only below what can be
 * charged at all are its units asked one by one.
 */
export const cheapestAt = (participants: string, shown: string): string => `
    left join lateral (
      select u.id, u.name, t.total
      from stores.pricing_units u, lateral (
        select (case when ${participants} = 0 then u.price_from else u.price_base + u.price_per * ${participants} end)::float8 + s.delivery as total) t
      where s.price < ${LEAST_CHARGE} and u.store_id = s.id and u.visibility = 'public'
        and (${participants} = 0 or ${participants} between u.price_min and u.price_max) and (t.total = 0 or t.total >= ${LEAST_CHARGE})
      order by t.total, u.position, u.id limit 1) r on true
    cross join lateral (
      select o.*, ${shown} as shown from (
        select case when s.price < ${LEAST_CHARGE} then r.id else s.step_unit[s.step] end as unit,
          case when s.price < ${LEAST_CHARGE} then r.name else s.step_name[s.step] end as name,
          case when s.price < ${LEAST_CHARGE} then r.total else s.price + s.delivery end as total offset 0) o offset 0) o`;
