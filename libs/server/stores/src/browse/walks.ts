export type Order = {
  /**
   * listing: by the listing's columns, in the order of an index; suiting: the same, twice; price: by a value known only
   * when a store is priced.
   */
  by: 'listing' | 'suiting' | 'price';
  keys: string[];
  type: 'int' | 'float8';
  direction: 'asc' | 'desc';
};

/** The last of the page before: parameters. */
export type Last = { keys: string[]; id: string };

export type Walk = {
  /** The parameter with the category's name; '' for all. */
  category: string;
  /** Conditions on `l` that need no other table. */
  listed: string[];
  order: Order;
  /** The most rows to answer. */
  page: number;
  /** Builds the query of the listings `l` that fit, priced. */
  fitting: (from: string, where: string[], keys: string[], more?: string) => string;
};

const inOrder = (columns: string[], { direction }: Order): string =>
  columns.map((column) => `${column} ${direction}`).join(', ');

/** Hides a value from the planner: its plan is then no better than the generic one, which is cached. */
export const unseen = (value: string): string => `(select ${value})`;

/** Along the index of the order, until the page is full. */
export const inOrderOf = ({ category, listed, order, page, fitting }: Walk): string =>
  `${fitting(`stores.listings l`, [`l.category = ${unseen(category)}`, ...listed], order.keys)}
    order by ${inOrder([...order.keys, 'l.store_id'], order)} limit ${page}`;

/** Added to the rank of a store that suits; greater than any rank. */
export const ABOVE_ALL_RANKS = 1_000_000;

/** Walks the index of ranks: first stores that suit, and the others only while the page is not full. */
export const suitingFirst = (
  { category, listed, page, fitting }: Walk,
  suits: string,
  last: Last | undefined,
): string => {
  const of = [`l.category = ${unseen(category)}`, ...listed];
  const after = (rank: string) => (last ? [`(l.rank, l.store_id) < (${rank}, ${last.id})`] : []);
  const [key = ''] = last?.keys ?? [];
  const inOrder = `order by l.rank desc, l.store_id desc limit ${page}`;
  const from = 'stores.listings l';
  return `with suiting as materialized (
      ${fitting(from, [...of, suits, ...after(`${key} - ${ABOVE_ALL_RANKS}`)], [`l.rank + ${ABOVE_ALL_RANKS}`])} ${inOrder})
    select * from suiting union all (${fitting(
      from,
      [...of, `not (${suits})`, ...after(key), `(select count(*) from suiting) < ${page}`],
      ['l.rank'],
    )} ${inOrder})
    order by key0 desc, id desc limit ${page}`;
};

/** Reads the listings one by one, since the page may be full before all are read. */
const listingsOf = (rows: string, name: string): string =>
  `${rows} cross join lateral (
      select * from stores.listings l where l.store_id = ${name}.store_id and l.category = ${name}.category offset 0) l`;

/** Builds the query of all stores that match the words, sorted before the first of them is priced. */
export const sortedFirst = ({ category, listed, order, page, fitting }: Walk, words: string[]): string => {
  const byPrice = order.by === 'price';
  const known = byPrice ? [] : order.keys.map((key, at) => `, ${key} as key${at}`);
  const keys = byPrice ? order.keys : order.keys.map((_, at) => `n.key${at}`);
  const where = ['t.listed', `l.category = ${category}`, ...listed, ...words].join(' and ');
  const named = `(select l.store_id, l.category${known.join('')}
        from stores.stores t join stores.listings l on l.store_id = t.id
        where ${where} ${byPrice ? '' : `order by ${inOrder([...order.keys, 'l.store_id'], order)}`} offset 0) n`;
  return `${fitting(listingsOf(named, 'n'), [], keys)}
    order by ${inOrder([...keys, 'n.store_id'], order)} limit ${page}`;
};

/** The greatest bigint. */
const ALL = '9223372036854775807';
const LAST_ID = 'ffffffff-ffff-ffff-ffff-ffffffffffff';

/**
 * Walks listings along their price floors, which no price is below: first a page of stores that fit; then only those whose
 * floor is below the last price of that page. The remaining stores are dearer, so the order is exact though not every store
 * is priced.
 */
export const cheapestFirst = (
  { category, listed, order, page, fitting }: Walk,
  heads: string,
  band: string,
  budget: string,
): string => {
  const from = listingsOf('stores.price_floors b', 'b');
  const within = [
    `b.category = ${unseen(category)}`,
    `b.band = ${unseen(band)}`,
    `b.floor <= ${unseen(`coalesce(${budget}::bigint, ${ALL})`)}`,
    ...listed,
  ];
  const enough = page * 2;
  const last = (what: string, none: string) =>
    unseen(`coalesce((select ${what} from near order by key0, id offset ${page - 1} limit 1), ${none})`);
  const price = last('key0::bigint', ALL);
  const beyond = [
    ...within,
    `(b.floor, b.store_id) > (select floor, id from near order by floor desc, id desc limit 1)`,
    // of equal prices the page takes the first by id, in the same order as the floors
    `(b.floor, b.store_id) < (${price}, ${last('id', `'${LAST_ID}'`)})`,
    `b.floor + b.rise * (${heads} - b.band) <= ${price}`,
    // fewer than requested: these were all
    `(select count(*) from near) = ${enough}`,
  ];
  return `with near as materialized (
      ${fitting(from, within, order.keys, ', b.floor')} order by b.floor, b.store_id limit ${enough})
    select * from near union all (${fitting(from, beyond, order.keys, ', b.floor')})
    order by key0, id limit ${page}`;
};
