import { prepared } from '@smachot/server-platform';
import { askedDay } from '../domain/prices/day-prices';
import { pricedAt } from './price-sql';

const { bit, ofYear, day } = askedDay(null);
const NO_DAY = { bit: `${bit}`, ofYear: `${ofYear}`, day: `${day}` };

/** Joins to a listing `l` its starting price, as `o`; headcount, date, occasion and place are not given. */
export const STARTING_PRICE = pricedAt('0::int', undefined, NO_DAY, '0::bigint');

/** The whole card of listing `l` as JSON text, as browse answers it without an event; null where there is no listing. */
export const STARTING_CARD = `l.card || ',"km":null,"price":' || case when o.offer is null or o.total is null then 'null}'
    else '{"amount":' || (o.total / 100)::text || ',"delivery":0,"exact":false,' || o.offer || '}' end`;

/** Cards of the stores that are listed among these, in the order of the ids. */
export const CARDS = prepared(`select ${STARTING_CARD} as card
  from unnest($1::uuid[]) with ordinality w(id, place)
    join stores.listings l on l.store_id = w.id and l.category = '' ${STARTING_PRICE}
  order by w.place`);
