/** `kmBetween` of the one price, in SQL: kilometres as the crow flies, to ten metres. */
export const kmFrom = (lat: string, lng: string, toLat: string, toLng: string): string =>
  `floor(2 * 6371 * asin(least(1, sqrt(
      sin(radians(${toLat} - ${lat}) / 2) ^ 2 + cos(radians(${lat})) * cos(radians(${toLat})) * sin(radians(${toLng} - ${lng}) / 2) ^ 2
    ))) * 100 + 0.5) / 100`;

/** `deliveryPrice` of the one price, in SQL: agorot for coming so far. Whoever is too far is left out elsewhere. */
export const deliveryTo = (store: string, km: string): string =>
  `case when not ${store}.is_mobile or ${km} <= ${store}.free_km then 0 else
      greatest(${store}.min_delivery, floor((floor(${km} * 100 + 0.5) - floor(${store}.free_km * 100 + 0.5)) * ${store}.per_km / 100 + 0.5))
    end::float8`;
