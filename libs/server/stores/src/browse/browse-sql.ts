import type { browseStores, BusinessCategory, InputOf } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import { LEAST_CHARGE } from '@smachot/pricing';
import { wordsOf } from '../domain/search-key';
import { VENUE_REACH_KM } from '../domain/store-place';
import { deliveryTo, kmFrom } from './price-sql';

export type Wanted = {
  category?: BusinessCategory | undefined;
  datetime?: Date | undefined;
  place?: { lat: number; lng: number } | undefined;
  participants?: number | undefined;
  /** Agorot. */
  budget?: number | undefined;
  /** 0–5 */
  rating?: number | undefined;
  q?: string | undefined;
  sort: InputOf<typeof browseStores>['query']['sort'];
  /** The keys and the id of the last store of the page before. */
  after?: { keys: number[]; id: string } | undefined;
  limit: number;
};
export type Statement = { sql: string; parameters: unknown[] };

/** How alike words have to be: at least that to be looked at, and this much to be found without a closer look. */
const LIKENESS = { least: 0.3, enough: 0.4 };
/** In a word so short one letter more or less makes another word. */
const SHORT = 3;
/** After every price there is. */
const NO_PRICE = 9e15;

class Parameters {
  readonly all: unknown[] = [];
  add(value: unknown, type: string): string {
    this.all.push(value);
    return `$${this.all.length}::${type}`;
  }
}

/** What the store's rules, its notice and what is taken already say of that moment. */
const freeThen = (then: Date, now: Date, parameters: Parameters): string[] => {
  const at = parameters.add(then, 'timestamptz');
  const month = parameters.add(`${then.toISOString().slice(0, 7)}-01`, 'date');
  const hours = parameters.add(Math.floor((then.getTime() - now.getTime()) / 3_600_000), 'int');
  const day = parameters.add(wallTime(then).day, 'date');
  return [
    `s.shortest_notice <= ${hours}`,
    `(s.always_open or (select m.open @> ${at} from stores.open_months m where m.store_id = s.id and m.month = ${month}))`,
    `not exists (select 1 from stores.taken_days t where t.store_id = s.id and t.day = ${day} and t.taken >= s.daily_capacity)`,
  ];
};

/** The cheapest public unit that may be had for that many; without a number, what the store starts from. */
const cheapest = (participants: string | undefined): string => {
  const price = participants ? `x.base + x.per * ${participants}` : 'x.least';
  const fits = participants ? `${participants} between x.low and x.high` : 'true';
  return `left join lateral (
      select x.id, p.total
      from unnest(s.offer_ids, s.offer_base, s.offer_per, s.offer_min, s.offer_max, s.offer_from)
          with ordinality as x(id, base, per, low, high, least, at),
        lateral (select (${price})::float8 + d.delivery as total) p
      where ${fits} and (p.total = 0 or p.total >= ${LEAST_CHARGE})
      order by p.total, x.at limit 1) o on true`;
};

/** What stands on a store's own row and is quickly told. */
const ownFilters = (wanted: Wanted, parameters: Parameters, words: string[]): string[] => {
  const where = ['s.listed'];
  if (wanted.category) where.push(`s.categories @> array[${parameters.add(wanted.category, 'text')}]`);
  if (wanted.rating) where.push(`s.rating >= ${parameters.add(Math.round(wanted.rating * 100), 'int')}`);
  for (const word of words)
    where.push(
      `s.search_key %> (select case when f.set is not null then ${word} end from forgiving f)`,
      `(word_similarity(${word}, s.search_key) >= ${LIKENESS.enough} or length(${word}) > ${SHORT} and exists (
         select 1 from string_to_table(s.search_key, ' ') w where levenshtein_less_equal(w, ${word}, 1) <= 1))`,
    );
  return where;
};

/**
 * One page of stores in one statement: candidates with what their own rows say, then whether they are free and their cheapest
 * unit. Where an index gives the order, or it can be sorted before that, only as many are looked into as the page needs.
 */
export const browseStatement = (wanted: Wanted, now: Date): Statement => {
  const parameters = new Parameters();
  const { place, datetime, participants, budget, after } = wanted;
  const words = wordsOf(wanted.q ?? '').map((word) => parameters.add(word, 'text'));
  const own = ownFilters(wanted, parameters, words);
  const order = orderOf(wanted, words);
  const [lat, lng] = place ? [parameters.add(place.lat, 'float8'), parameters.add(place.lng, 'float8')] : [];
  const km = lat && lng ? kmFrom('s.lat', 's.lng', lat, lng) : 'null::float8';
  if (lat && lng) {
    // how many it lets pass the planner cannot know; along an index of the order it would only mislead him
    if (order.by !== 'index') own.push(`s.reach @> box(point(${lng}, ${lat}), point(${lng}, ${lat}))`);
    own.push(`k.km <= case when s.is_mobile then s.max_km else ${VENUE_REACH_KM} end`);
  }
  const rest = datetime ? freeThen(datetime, now, parameters) : [];
  rest.push(
    budget === undefined
      ? '(o.id is not null or s.by_proposal)'
      : `o.total <= ${parameters.add(budget, 'float8')}`,
  );
  const row = [...order.keys, 's.id'];
  if (after) {
    const last = [
      ...after.keys.map((key) => parameters.add(key, order.type)),
      parameters.add(after.id, 'uuid'),
    ];
    const beyond = `(${row.join(', ')}) ${order.direction === 'asc' ? '>' : '<'} (${last.join(', ')})`;
    (order.by === 'price' ? rest : own).push(beyond);
  }
  const said = `stores.stores s cross join lateral (select ${km} as km) k`;
  const inOrder = (columns: string[]) => columns.map((column) => `${column} ${order.direction}`).join(', ');
  const named = order.keys.map((key, at) => `${key} as key${at}`).join(', ');
  const known = order.keys.map((_, at) => `s.key${at}`);
  const first = order.by === 'sorted';
  const keys = first ? known : order.keys;
  const from = first
    ? `(select s.*, k.km, ${named} from ${said} where ${own.join(' and ')} order by ${inOrder(row)} offset 0) s
         cross join lateral (select s.km) k`
    : said;
  const sql = `${words.length ? forgiving : ''}
    select page.*, n.name as "unitName" from (
      select ${CARD}, d.delivery, o.id as "unitId", o.total, array[${keys.map((key) => `(${key})::float8`).join(', ')}] as keys
      from ${from}
      cross join lateral (select ${place ? deliveryTo('s', 'k.km') : '0::float8'} as delivery) d
      ${cheapest(participants === undefined ? undefined : parameters.add(participants, 'int'))}
      where ${[...(first ? [] : own), ...rest].join(' and ')}
      order by ${inOrder([...keys, 's.id'])} limit ${parameters.add(wanted.limit + 1, 'int')}
    ) page left join stores.pricing_units n on n.id = page."unitId" order by ${inOrder(['page.keys', 'page.id'])}`;
  return { sql, parameters: parameters.all };
};

const CARD = `s.id, s.username, s.business_name as "businessName", s.description, s.categories, s.business_city as "businessCity",
        s.is_mobile as "isMobile", s.cover_photo as "coverPhoto", s.rating_sum as "ratingSum", s.rating_count as "ratingCount",
        s.lat, s.lng, k.km`;

// says how alike is alike enough, for this statement alone
const forgiving = `with forgiving as materialized (select set_config('pg_trgm.word_similarity_threshold', '${LIKENESS.least}', true) as set)`;

type Order = {
  /** index: read along it; sorted: before stores are looked into; price: only after. */
  by: 'index' | 'sorted' | 'price';
  keys: string[];
  type: 'int' | 'float8';
  direction: 'asc' | 'desc';
};

const orderOf = ({ sort, place }: Wanted, words: string[]): Order => {
  if (sort === 'price')
    return { by: 'price', keys: [`coalesce(o.total, ${NO_PRICE})`], type: 'float8', direction: 'asc' };
  if (sort === 'distance' && place) return { by: 'sorted', keys: ['k.km'], type: 'float8', direction: 'asc' };
  if (sort === 'rating')
    return { by: 'index', keys: ['s.rating', 's.rating_count'], type: 'int', direction: 'desc' };
  if (!words.length) return { by: 'index', keys: ['s.rank'], type: 'int', direction: 'desc' };
  const alike = words.map((word) => `word_similarity(${word}, s.search_key)`).join(' + ');
  return {
    by: 'sorted',
    keys: [`floor((${alike})::float8 * 100)`, 's.rank'],
    type: 'float8',
    direction: 'desc',
  };
};
