import type { DataSource } from 'typeorm';
import { fillListings } from '../../src/persistence/migrations/1795000000680-open-cards';

/**
 * Inserts many listed stores over the country with five units each, one in five of them with other prices on some days; for
 * load, not for their words.
 */
export const manyStores = async (source: DataSource, count: number, now: Date): Promise<void> => {
  await source.query(
    `insert into stores.stores (id, username, business_name, categories, is_mobile, business_city, business_phone, description, about,
       lat, lng, free_km, max_km, per_km, min_delivery, shortest_notice, daily_capacity, links, external_media, is_public,
       cancellation_policy, pictures, rating_sum, rating_count, rating, always_open, listed, by_proposal, rank, search_key, version, created_at)
     select gen_random_uuid(), 'many-' || i, 'עסק ' || i,
       array[(array['venue','catering','bar','desserts','music','photography','flowers','transport'])[1 + i % 8]],
       i % 4 > 0, 'עיר', '+972502345678', 'תיאור של עסק', '', at.lat, at.lng,
       case when i % 4 > 0 then 10 end, case when i % 4 > 0 then 20 + i % 100 end, case when i % 4 > 0 then 300 + i % 400 end,
       case when i % 4 > 0 then 5000 end, i % 120, 1 + i % 3, '{}', '{}', true, '[]', '[]', 0, 0, (random() * 500)::int, i % 3 = 0, true,
       i % 10 = 0, 4000 + (random() * 1000)::int,
       (select string_agg(word, ' ') from (select (array['qiitring','mtbj','sbho','prjim','xilvm','qvndtvria','lhqh','hsevo','gn','lvpt','jvph','bshr','dgim','bvpa','oqlitn'])[1 + (random() * 14)::int] || (i % 50) as word from generate_series(1, 6)) w), 1, $2
     from generate_series(1, $1::int) i, lateral (select 29.6 + (random() * 3.6) as lat, 34.4 + random() * 1.1 + i * 0 as lng) at`,
    [count, now],
  );
  await source.query(
    `insert into stores.pricing_units (id, store_id, type, visibility, name, position, content, images, price_base, price_per, price_min,
       price_max, price_from, by_proposal, version, created_at, updated_at)
     select gen_random_uuid(), s.id, 'simple', case when j = 4 then 'private' else 'public' end, 'הצעה ' || j, j,
       jsonb_build_object('summary', repeat('תפריט ', 20), 'description', repeat('אוכל טוב ', 60)), '[]',
       (random() * 500000)::int, (random() * 30000)::int, 1 + j * 10, 60 + j * 80, 50000, false, 1, $1::timestamptz, $1::timestamptz
     from stores.stores s, generate_series(0, 4) j where s.username like 'many-%'`,
    [now],
  );
  await source.query(
    `update stores.stores set search_words = array_to_tsvector(string_to_array(
       translate(replace(search_key, 'ii', 'i'), 'abgdhvzjtiklmnseypqrwo', 'אבגדהוזחטיכלמנסעפצקרשת'), ' ')) where username like 'many-%'`,
  );
  await fillListings((sql, parameters) => source.query(sql, parameters));
  // each trait of one store in five
  await source.query(
    `update stores.listings set seats = 60 + (random() * 400)::int, kosher_until = $1::timestamptz::date + 400,
       traits = (select sum((1::bigint << n) * (random() < 0.2)::int) from generate_series(0, 30 + lat::int * 0) n)`,
    [now],
  );
  // one store in five is dearer on Thursdays, and half of these in summer as well
  await source.query(
    `update stores.listings l set by_day = true, line_unit = x.unit, line_days = x.days, line_since = x.since, line_until = x.until,
       line_least = x.least, line_most = x.most, line_base = x.base, line_per = x.per, line_heads = x.heads, line_sum = x.sum, line_from = x."from",
       line_offer = x.offer
     from (
       select u.store_id, array_agg(u.position order by u.position, at) as unit, array_agg(days order by u.position, at) as days,
         array_agg(since order by u.position, at) as since, array_agg(until order by u.position, at) as until,
         array_agg(u.price_min order by u.position, at) as least, array_agg(u.price_max order by u.position, at) as most,
         array_agg(u.price_base + rise order by u.position, at) as base, array_agg(u.price_per + rise order by u.position, at) as per,
         array_agg(20 order by u.position, at) as heads, array_agg(100000::bigint order by u.position, at) as sum,
         array_agg(u.price_from + rise order by u.position, at) as "from",
         array_agg('"pricingUnitId":"' || u.id || '","pricingUnitName":"הצעה"}' order by u.position) filter (where at = 1) as offer
       from stores.pricing_units u join stores.stores s on s.id = u.store_id
         cross join (values (1, 16, 0, 99999999, 500), (2, 255, 701, 831, 900), (3, 511, 0, 99999999, 0)) line(at, days, since, until, rise)
       where s.username like 'many-%' and substr(s.username, 6)::int % 5 = 0 and u.visibility = 'public' group by u.store_id) x
     where x.store_id = l.store_id`,
  );
  await source.query(
    `insert into stores.open_months (store_id, month, open)
     select s.id, m::date, (select range_agg(tstzrange(d + interval '14 hours', d + interval '23 hours'))
       from generate_series(m, m + interval '1 month' - interval '1 day', interval '1 day') d where extract(dow from d) < 5)
     from stores.stores s, generate_series(date_trunc('month', $1::timestamptz at time zone 'UTC'), date_trunc('month', $1::timestamptz at time zone 'UTC') + interval '3 months', interval '1 month') m
     where not s.always_open and s.username like 'many-%'`,
    [now],
  );
  await source.query(
    `insert into stores.taken_days (store_id, day, taken, version)
     select s.id, ($1::timestamptz)::date + d, 1, 1 from stores.stores s, generate_series(1, 40, 3) d where s.username like 'many-%'`,
    [now],
  );
  for (const table of ['stores', 'listings', 'price_floors', 'pricing_units', 'open_months', 'taken_days'])
    await source.query(`vacuum full analyze stores.${table}`);
};
