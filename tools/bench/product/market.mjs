// A market as large as the country's: stores all over Israel with their units, written straight to the database.
const categories = ['venue', 'catering', 'bar', 'desserts', 'music', 'photography', 'flowers', 'transport'];

/**
 * Creates listed stores with five public units each, some three times as dear as others. One store in five has another price on
 * Thursdays and Fridays. Half of them are mobile; a third keep opening hours; some days are taken. All values follow from the
 * number of the row, so that two runs measure the same market.
 * @param {import('pg').Client | import('pg').Pool} sql
 */
export async function aMarket(sql, stores) {
  await insertStores(sql, stores);
  await insertUnits(sql);
  await insertListings(sql);
  await dearerDays(sql);
  await insertPriceFloors(sql);
  await insertAvailability(sql);
  await sql.query('vacuum analyze');
}

async function insertStores(sql, stores) {
  await sql.query(
    `insert into stores.stores (id, username, business_name, categories, is_mobile, business_city, business_phone, description, about,
       lat, lng, free_km, max_km, per_km, min_delivery, shortest_notice, daily_capacity, links, external_media, is_public,
       cancellation_policy, pictures, cover_photo, rating_sum, rating_count, rating, always_open, listed, listed_as, by_proposal, rank, search_key,
       version, created_at)
     select gen_random_uuid(), 'market-' || n, 'עסק ' || n, array[($2::text[])[1 + n % 8]], n % 2 = 0, 'תל אביב', '+972531234567',
       'תיאור קצר של העסק ומה שהוא מציע', '', lat, lng,
       case when n % 2 = 0 then 10 end, case when n % 2 = 0 then 40 + n % 60 end, case when n % 2 = 0 then 400 end,
       case when n % 2 = 0 then 5000 end, 24 + n % 72, 1 + n % 3, '{}', '{}', true, '[]', '[]',
       json_build_object('id', gen_random_uuid(), 'key', 'images/' || md5(n::text) || '.jpg', 'width', 1600, 'height', 1067, 'placeholder', '',
         'alt', 'שולחן ערוך'), (n % 40) * 4, n % 40, case when n % 40 = 0 then 0 else 400 end, n % 3 > 0, true, ${listedByNow}, false, (n * 7919) % 6000,
       'ysq ' || n || ' tl abib', 1, now()
     from (select n, 31.2 + (n * 37 % 1900) / 1000.0 as lat, 34.5 + (n * 53 % 900) / 1000.0 as lng
           from generate_series(1, $1::int) n) as rows`,
    [stores, categories],
  );
}

async function insertUnits(sql) {
  await sql.query(
    `insert into stores.pricing_units (id, store_id, type, visibility, name, position, content, images, price_base, price_per,
       price_min, price_max, price_from, by_proposal, version, created_at, updated_at)
     select gen_random_uuid(), s.id, 'simple', 'public', 'הצעה ' || k, k, $1, '[]', 500 * k * percent, 20 * k * percent, 1 + 10 * k, 100 * k + 200,
       520 * k * percent, false, 1, now(), now()
     from stores.stores s cross join generate_series(1, 5) k, lateral (select 60 + substr(username, 8)::int * 37 % 140 as percent) dear
     where s.username like 'market-%'`,
    [JSON.stringify(unitContent)],
  );
}

/** The rows the product writes with every change of a store: its listings with the card and the price steps. */
async function insertListings(sql) {
  await sql.query(
    `insert into stores.listings (category, store_id, rank, rating, rating_count, lat, lng, reach_km, shortest_notice, daily_capacity,
       always_open, free_km, per_km, min_delivery, by_proposal, card, step_from, step_base, step_per, step_offer)
     select c, id, rank, rating, rating_count, lat, lng, case when is_mobile then max_km else 60 end, shortest_notice, daily_capacity,
       always_open, free_km, per_km, min_delivery, by_proposal, left(${card}, -1) || ',"coverPhoto":' || ${cover}, steps.*
     from stores.stores s cross join unnest(''::text || categories) c cross join lateral (
       select array_agg(step order by step), array_agg(case step when 0 then u.price_from else u.price_base end order by step),
         array_agg(case step when 0 then 0 else u.price_per end order by step),
         array_agg(case when u.id is not null then substr(${json(`json_build_object('pricingUnitId', u.id, 'pricingUnitName', u.name)`)}, 2) end order by step)
       from unnest(array[0, 1, 11, 301, 401, 501, 601, 701], array[0, null, 0, 1, 2, 3, 4, null]) x(step, which)
         left join (select *, row_number() over (order by position) - 1 as which from stores.pricing_units where store_id = s.id) u
           using (which)) steps
     where username like 'market-%'`,
  );
}

async function insertPriceFloors(sql) {
  await sql.query(
    `insert into stores.price_floors (category, band, floor, rise, store_id)
     select l.category, band, case band when 0 then u.price_from else u.price_base + u.price_per * greatest(u.price_min, band) end,
       case when band >= u.price_min then u.price_per else 0 end, s.id
     from stores.stores s join stores.listings l on l.store_id = s.id
       cross join unnest(array[0, 1, 10, 20, 30, 40, 50, 70, 100, 130, 160, 200, 250, 300, 400, 500, 700],
         array[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 2, 4]) x(band, which)
       join stores.pricing_units u on u.store_id = s.id and u.position = which + 1
     where s.username like 'market-%'`,
  );
}

/** Open months of the stores that keep hours, and the days that are taken. */
async function insertAvailability(sql) {
  await sql.query(
    `insert into stores.open_months (store_id, month, open)
     select s.id, month::date, (select range_agg(tstzrange(day + interval '10 hours', day + interval '22 hours'))
         from generate_series(month, month + interval '27 days', interval '1 day') day where extract(dow from day) < 6)
     from stores.stores s cross join generate_series(date_trunc('month', now()), now() + interval '5 months', interval '1 month') month
     where not s.always_open and s.username like 'market-%'`,
  );
  await sql.query(
    `insert into stores.taken_days (store_id, day, taken, version)
     select s.id, (now() + (d * interval '3 days'))::date, 1, 1 from stores.stores s cross join generate_series(1, 20) d
     where s.username like 'market-%' and s.rank % 5 = 0`,
  );
}

/** The value of `listed_as` that protects these rows: the worker lists anew the stores that an earlier release had listed. */
const listedByNow = 32_767;

/**
 * Price rules in the product's format, and the rows it writes into the listings of stores with rules. A dearer day has the floors
 * of the usual one.
 */
async function dearerDays(sql) {
  const theirs = "s.username like 'market-%' and substr(s.username, 8)::int % 5 = 0";
  await sql.query(
    `update stores.pricing_units u set content = u.content || $1 from stores.stores s where s.id = u.store_id and ${theirs}`,
    [
      JSON.stringify({
        priceRules: [{ days: [4, 5], season: null, change: { type: 'percent', percent: 15 } }],
      }),
    ],
  );
  const places = (value) => `array_agg(${value} order by u.position, line.dearer desc)`;
  const sum = (column) =>
    places(`case when line.dearer then (${column} * 115 + 50) / 100 else ${column} end`);
  await sql.query(
    `update stores.listings l set by_day = true, line_unit = x.unit, line_days = x.days, line_since = x.since, line_until = x.until,
       line_least = x.least, line_most = x.most, line_base = x.base, line_per = x.per, line_heads = x.none, line_sum = x.none, line_from = x."from",
       line_offer = x.offer
     from (
       select u.store_id, ${places('u.position - 1')} as unit, ${places('case when line.dearer then 48 else 511 end')} as days,
         ${places('0')} as since, ${places('99999999')} as until, ${places('u.price_min')} as least, ${places('u.price_max')} as most,
         ${sum('u.price_base')} as base, ${sum('u.price_per')} as per, ${places('0')} as none, ${sum('u.price_from')} as "from",
         array_agg(substr(${json(`json_build_object('pricingUnitId', u.id, 'pricingUnitName', u.name)`)}, 2) order by u.position)
           filter (where line.dearer) as offer
       from stores.pricing_units u join stores.stores s on s.id = u.store_id cross join (values (true), (false)) line(dearer)
       where ${theirs} group by u.store_id) x
     where x.store_id = l.store_id`,
  );
}

/** As the product writes it: without spaces between. */
const json = (built) => `replace(replace(${built}::text, '" : ', '":'), ', "', ',"')`;
const card =
  json(`json_build_object('partnerId', id, 'partnerUsername', username, 'businessName', business_name, 'description', description,
  'categories', categories, 'businessCity', business_city, 'isMobile', is_mobile,
  'ratingMetrics', json_build_object('avgRating', (nullif(rating, 0) / 100.0)::float8, 'ratingCount', rating_count),
  'geocode', json_build_object('lat', lat, 'lng', lng))`);

const cover = `left(${json(`json_build_object('id', cover_photo->>'id', 'alt', cover_photo->>'alt')`)}, -1)
  || format(',"url":"%1$s%2$s-960.webp%1$s","thumbUrl":"%1$s%2$s-480.webp%1$s"}', chr(1), left(cover_photo->>'key', -4))`;

const unitContent = {
  summary: 'כל מה שצריך לערב אחד',
  description: 'תיאור מלא',
  tags: [],
  translations: {},
  durationHours: 6,
  startingFromPrice: null,
  pricingFactor: {
    type: 'range',
    participants: { min: 11, max: 300 },
    basePrice: 500,
    pricePerParticipant: 20,
  },
};

/** Different search queries, in a fixed sequence. */
export function questions(now, count, sort) {
  const places = [
    [32.08, 34.78],
    [31.77, 35.21],
    [32.79, 34.99],
    [31.25, 34.79],
  ];
  return Array.from({ length: count }, (_, at) => {
    const [lat, lng] = places[at % places.length];
    const evening = new Date(now + (20 + (at % 60)) * 86_400_000);
    evening.setUTCHours(16, 0, 0, 0);
    return new URLSearchParams({
      category: categories[at % categories.length],
      datetime: evening.toISOString(),
      participants: String(40 + (at % 12) * 15),
      lat: String(lat),
      lng: String(lng),
      ...(at % 3 === 0 ? { budget: '9000' } : {}),
      sort,
    });
  });
}
