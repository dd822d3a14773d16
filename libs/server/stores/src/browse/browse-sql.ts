import { PlanId } from '@smachot/contracts';
import { wallTime } from '@smachot/kernel';
import { PLANS } from '@smachot/pricing';
import { askedDay } from '../domain/prices/day-prices';
import { bitsOf, type Trait } from '../domain/traits';
import { bandOf, NO_PRICE } from '../domain/prices/price-floors';
import { askedIn } from '../domain/search/search-question';
import type { Wanted } from './wanted-page';
import { foundIn, likenessTo, lookedUp, type Word } from './words-sql';
import { freeThen, narrowed, near, Parameters } from './fits-sql';
import { kmFrom, onGlobe, pricedAt } from './price-sql';
import {
  ABOVE_ALL_RANKS,
  cheapestFirst,
  inOrderOf,
  type Last,
  type Order,
  sortedFirst,
  suitingFirst,
  unseen,
} from './walks';

/** `often`: one of few texts, with a plan that suits any values, so that it is worth preparing. */
export type Statement = { sql: string; parameters: unknown[]; often: boolean };
/** The cards as JSON with commas between (null: none), whether there are more, and the last one's position. */
export type PageRow = { cards: string | null; more: boolean; id: string | null; key0: number; key1?: number };

/**
 * Builds the statement for one page of stores: it walks the listings of a category in the requested order, tests each, and
 * prices only those that fit, until the page is full. All columns it needs are in the listing. Conditions in `fits` are
 * ordered by cost and tested in that order; values are hidden from the planner (`unseen`), so that one cached plan serves
 * all of them.
 */
export const browseStatement = (wanted: Wanted, now: Date): Statement => {
  const parameters = new Parameters();
  const values = valuesOf(wanted, parameters);
  const { words, category, heads, budget, limit } = values;
  const { order, suits } = orderFor(wanted, values, parameters);
  const conditions = conditionsOf(wanted, now, values, order, parameters);
  const { listed, fits, shown, last } = conditions;
  const placed = !!wanted.place;
  const page = wanted.limit < PAGE ? PAGE : MOST;
  const walk = { category, listed, order, page, fitting: fittingWith(values, conditions) };
  const asPage = (rows: string): string =>
    pageOf(rows, { heads, placed, dated: !!wanted.datetime, limit, keys: order.keys.length });
  const found = parameters.all;
  if (words.length)
    return {
      sql: `${lookedUp(words)} ${asPage(sortedFirst(walk, words.map(foundIn)))}`,
      parameters: found,
      often: false,
    };
  const said = (write: () => string): Statement => {
    // all inputs of the statement's text
    const shape = [order.by, order.keys, listed, fits, shown, last?.keys, placed, page].join();
    return { sql: textOf(shape, write), parameters: found, often: !wanted.area };
  };
  if (order.by === 'listing') return said(() => asPage(inOrderOf(walk)));
  if (order.by === 'suiting') return said(() => asPage(suitingFirst(walk, suits!, last)));
  const band = parameters.add(bandOf(wanted.participants ?? 0), 'int');
  return said(() => asPage(cheapestFirst(walk, heads, band, budget)));
};

/**
 * Builds the statement for the places above the results of a search: stores whose plan pays for one, and stores that an admin picked, which
 * fulfil all of its filters, in an order that is another one for each `turn`. They are few (`stores_by_plan`, `stores_picked`), and are priced
 * in that order until the places are taken.
 */
export const featuredStatement = (wanted: Wanted, now: Date, turn: string): Statement => {
  const parameters = new Parameters();
  const values = valuesOf(wanted, parameters);
  const { category, heads, limit } = values;
  const key = `hashtext(l.store_id::text || ${parameters.add(turn, 'text')})`;
  const order: Order = { by: 'listing', keys: [key], type: 'int', direction: 'asc' };
  const conditions = conditionsOf(wanted, now, values, order, parameters);
  const walk = {
    category,
    listed: conditions.listed,
    order,
    page: wanted.limit,
    fitting: fittingWith(values, conditions),
  };
  const shown = { heads, placed: !!wanted.place, dated: !!wanted.datetime, limit, keys: 1 };
  const pageWhere = (condition: string): string => pageOf(sortedFirst(walk, [condition]), shown);
  const paid = pageWhere(`t.plan_id in (${FEATURED_PLANS.map((plan) => `'${plan}'`).join(', ')})`);
  const picked = pageWhere(`t.picked_until >= ${parameters.add(wallTime(now).day, 'text')}`);
  const sql = `select paid.cards as paid, picked.cards as picked from (${paid}) paid, (${picked}) picked`;
  return { sql, parameters: parameters.all, often: false };
};
/** The cards of the places above the results as JSON with commas between; null: none. */
export type PlacesRow = { paid: string | null; picked: string | null };
/** Plans whose stores may have a paid place. */
const FEATURED_PLANS = PlanId.options.filter((plan) => PLANS[plan].limits.featured);

type Values = ReturnType<typeof valuesOf>;
/** Adds the values that every statement needs. Their numbers are part of its text, so their order is, too. */
const valuesOf = (wanted: Wanted, parameters: Parameters) => {
  const { place } = wanted;
  const words = askedIn(wanted.q ?? '').map(({ found, mistyped }) => ({
    found: parameters.add(found, 'tsquery'),
    mistyped: mistyped === null ? null : parameters.add(mistyped, 'text'),
  }));
  const category = parameters.add(wanted.category ?? '', 'text');
  const heads = parameters.add(wanted.participants ?? 0, 'int');
  const then = askedDay(wanted.datetime ?? null);
  const day = {
    bit: unseen(parameters.add(then.bit, 'int')),
    ofYear: unseen(parameters.add(then.ofYear, 'int')),
    day: unseen(parameters.add(then.day, 'int')),
  };
  const occasion = unseen(parameters.add(bitsOf(occasionIn(wanted)), 'bigint'));
  const budget = parameters.add(wanted.budget ?? null, 'float8');
  const limit = parameters.add(wanted.limit, 'int');
  const [lat, lng] = place ? [parameters.add(place.lat, 'float8'), parameters.add(place.lng, 'float8')] : [];
  return { words, category, heads, day, occasion, budget, limit, lat, lng };
};

/** No unit is for other occasions in particular. */
const occasionIn = ({ preferred }: Wanted): Trait[] =>
  preferred && preferred !== 'suits:other' ? [preferred] : [];

/** The order of the page. `suits`: the condition of the stores that come first in it. */
const orderFor = (
  wanted: Wanted,
  { words, lat, lng }: Values,
  parameters: Parameters,
): { order: Order; suits: string | undefined } => {
  const recommended = wanted.sort === 'recommended' || (wanted.sort === 'distance' && !wanted.place);
  const preferred = recommended ? wanted.preferred : undefined;
  const suits = preferred && suiting(parameters.add(bitsOf([preferred]), 'bigint'));
  return { suits, order: orderOf(wanted.sort, words, lat && lng ? onGlobe(lat, lng) : undefined, suits) };
};

type Conditions = ReturnType<typeof conditionsOf>;
/** The conditions on the listing alone (`listed`), on place and time (`fits`), and on the price (`shown`). */
const conditionsOf = (
  wanted: Wanted,
  now: Date,
  { budget, lat, lng }: Values,
  order: Order,
  parameters: Parameters,
) => {
  const { datetime, after } = wanted;
  const listed = narrowed(wanted, now, parameters);
  const km = lat && lng ? kmFrom('l.lat', 'l.lng', lat, lng) : undefined;
  const fits = [
    ...(km && lat ? near(km, lat) : []),
    ...(datetime ? freeThen(datetime, now, parameters) : []),
  ];
  const most = unseen(budget);
  const shown = [`(o.total <= ${most} or ${most} is null and (o.offer is not null or l.by_proposal))`];
  const last = after && {
    keys: after.keys.map((key) => parameters.add(key, order.type)),
    id: parameters.add(after.id, 'uuid'),
  };
  if (last && order.by !== 'suiting') (order.by === 'price' ? shown : listed).push(beyond(order, last));
  return { listed, km, fits, shown, last };
};

/** Builds the query of the listings that fit, with their prices. */
const fittingWith =
  ({ heads, day, occasion }: Values, { km, fits, shown }: Conditions) =>
  (from: string, where: string[], keys: string[], more = ''): string =>
    `
    select l.store_id as id, l.card, l.free_km is not null as moves, l.by_day, o.km, o.delivery, o.offer, o.total, o.suits,
      ${keys.map((key, at) => `(${key})::float8 as key${at}`).join(', ')}${more}
    from ${from} ${pricedAt(heads, km, day, occasion)}
    where ${[...where, ...fits, ...shown].join(' and ')}`;

const beyond = ({ keys, direction }: Order, last: Last): string =>
  `(${[...keys, 'l.store_id'].join(', ')}) ${direction === 'asc' ? '>' : '<'} (${[...last.keys, last.id].join(', ')})`;

const suiting = (bit: string): string => `l.traits & ${unseen(bit)} <> 0`;

type Shown = { heads: string; placed: boolean; dated: boolean; limit: string; keys: number };
/**
 * Joins the rows of `fitting`, in their order, to one row: the card text written when the store changed
 * (`views/store-card.ts`), and the values that depend on the caller and the time. So the api copies text, and reads one
 * row.
 */
const pageOf = (rows: string, { heads, placed, dated, limit, keys }: Shown): string => {
  const exact = [
    `${heads} > 0`,
    'suits',
    ...(placed ? [] : ['not moves']),
    ...(dated ? [] : ['not by_day']),
  ].join(' and ');
  // concatenated by ||: `concat` looks up the type of each of its parts again, and takes three times as long
  const price = `'{"amount":' || (total / 100)::text || ',"delivery":' || (delivery / 100)::text
    || case when ${exact} then ',"exact":true,' else ',"exact":false,' end || case when suits then '' else '"suits":false,' end || offer || '}'`;
  const card = `card || ',"km":' || coalesce(km::text, 'null') || ',"price":'
    || case when offer is null or total is null then 'null}' else ${price} end`;
  const last = Array.from({ length: keys }, (_, at) => `(array_agg(key${at}))[${limit}] as key${at}`);
  return `select array_to_string((array_agg(${card}))[:${limit}], ',') as cards, count(*) > ${limit} as more,
      (array_agg(id))[${limit}] as id, ${last.join(', ')}
    from (${rows}) page`;
};

const texts = new Map<string, string>();
/** Builds a text once for each shape: the same string is also found faster in the cache of prepared statements. */
const textOf = (shape: string, write: () => string): string => {
  const known = texts.get(shape);
  if (known !== undefined) return known;
  const text = write();
  texts.set(shape, text);
  return text;
};

/** Page sizes plus one, which tells whether there is a next page. Two lengths and not sixty: the length is part of the plan. */
const PAGE = 21;
const MOST = 61;

const orderOf = (
  sort: Wanted['sort'],
  words: Word[],
  place: string | undefined,
  suits: string | undefined,
): Order => {
  if (sort === 'price')
    return { by: 'price', keys: [`coalesce(o.total, ${NO_PRICE})`], type: 'float8', direction: 'asc' };
  if (sort === 'distance' && place)
    return {
      by: 'listing',
      keys: [`${onGlobe('l.lat', 'l.lng')} <-> ${place}`],
      type: 'float8',
      direction: 'asc',
    };
  if (sort === 'rating')
    return { by: 'listing', keys: ['l.rating', 'l.rating_count'], type: 'int', direction: 'desc' };
  const rank = suits ? `l.rank + case when ${suits} then ${ABOVE_ALL_RANKS} else 0 end` : 'l.rank';
  if (!words.length)
    return { by: suits ? 'suiting' : 'listing', keys: [rank], type: 'int', direction: 'desc' };
  return {
    by: 'listing',
    keys: [`floor((${words.map(likenessTo).join(' + ')})::float8 * 1000)`, rank],
    type: 'float8',
    direction: 'desc',
  };
};
