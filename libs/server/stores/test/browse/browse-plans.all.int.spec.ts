import { browseStatement, featuredStatement } from '../../src/browse/browse-sql';
import type { Wanted } from '../../src/browse/wanted-page';
import { manyStores } from './many-stores';
import { type StoresApp, storesApp, TUESDAY } from '../stores-app';

let app: StoresApp;
beforeAll(async () => {
  app = await storesApp();
  await manyStores(app.source, 20_000, TUESDAY);
});
afterAll(() => app.close());

const telAviv = { lat: 32.0853, lng: 34.7818 };
const then = new Date('2027-05-04T16:00:00Z');
const TOWN = { south: 32.0, west: 34.7, north: 32.15, east: 34.9 };
const COUNTRY = { south: 29.4, west: 34.1, north: 33.4, east: 35.9 };
const DESERT = { south: 30.2, west: 34.6, north: 30.3, east: 34.7 };
const page = { sort: 'recommended', limit: 20 } as const;

type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Plan[];
};
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

const narrow: Partial<Wanted> = {
  rating: 4,
  traits: ['kosher', 'accessible'],
  seats: 90,
  notice: 72,
  preferred: 'suits:brit',
};

const questions: [string, Wanted][] = [
  ['nothing said', page],
  ['category', { ...page, category: 'catering' }],
  ['headcount', { ...page, participants: 120 }],
  [
    'all at once',
    { ...page, category: 'music', participants: 120, place: telAviv, datetime: then, budget: 4_000_000 },
  ],
  [
    'by price',
    { ...page, sort: 'price', category: 'bar', participants: 120, place: telAviv, datetime: then },
  ],
  ['by distance', { ...page, sort: 'distance', participants: 120, place: telAviv }],
  ['by rating', { ...page, sort: 'rating', rating: 4, participants: 120, place: telAviv, datetime: then }],
  ['an occasion', { ...page, category: 'music', preferred: 'suits:brit', place: telAviv, datetime: then }],
  ['all narrowed', { ...page, ...narrow, participants: 120 }],
  ['a town on the map', { ...page, area: TOWN, participants: 120, datetime: then }],
  ['the whole map', { ...page, area: COUNTRY, participants: 120, datetime: then }],
  ['a town by price', { ...page, sort: 'price', area: TOWN, participants: 120 }],
  ['a town by rating', { ...page, sort: 'rating', area: TOWN, category: 'bar' }],
  ['a desert on the map', { ...page, area: DESERT, category: 'music' }],
  ['words', { ...page, q: 'קיטרינג1', participants: 120 }],
  ['words with a mistake', { ...page, q: 'פירחם', place: telAviv }],
  ['words of a kind and a mistake', { ...page, q: 'קיטרינג1 לופתט1', category: 'bar' }],
];

type Asking = (sql: string, parameters?: unknown[]) => Promise<Record<string, unknown>[]>;

/** Runs on one connection, which caches one plan for all parameters as the product's do. */
const planned = async <T>(
  wanted: Wanted,
  mode: string,
  work: (ask: Asking, execute: string) => Promise<T>,
): Promise<T> => {
  const runner = app.source.createQueryRunner();
  const ask: Asking = (sql, parameters) => runner.query(sql, parameters) as ReturnType<Asking>;
  try {
    const { sql, parameters } = browseStatement(wanted, TUESDAY);
    const literals = parameters.map((one) =>
      one === null
        ? 'null'
        : `'${one instanceof Date ? one.toISOString() : String(one as string | number).replaceAll("'", "''")}'`,
    );
    await ask(`set plan_cache_mode = ${mode}`);
    await ask(`prepare page as ${sql}`);
    return await work(ask, `execute page(${literals.join(', ')})`);
  } finally {
    await ask('deallocate all');
    await ask('reset plan_cache_mode');
    await runner.release();
  }
};

/** Pages of 8 KB that a question may look at; the worst needs 28,000, and all rows by an index would be several times as many. */
const MOST_PAGES = 80_000;
const pagesOf = (plan: Plan) => plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];

const readThrough = (plan: Plan) =>
  nodes(plan)
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name']);

it.each(questions)('reads no table of 20,000 stores and 100,000 units through: %s', async (name, wanted) => {
  const mode = wanted.q || wanted.area ? 'force_custom_plan' : 'force_generic_plan';
  await planned(wanted, mode, async (ask, execute) => {
    const [row] = await ask(`explain (analyze, buffers, format json) ${execute}`);
    const [{ Plan: plan }] = row!['QUERY PLAN'] as [{ Plan: Plan }];
    if (process.env['SHOW_PLANS']) {
      const text = await ask(`explain (analyze, buffers) ${execute}`);
      console.log(`${name}\n${text.map((line) => Object.values(line)[0]).join('\n')}`);
    }
    expect(readThrough(plan)).toEqual([]);
    expect(pagesOf(plan)).toBeLessThan(MOST_PAGES);
  });
});

it('finds those who paid for a place without reading a table through', async () => {
  await app.source.query(
    `update stores.stores set plan_id = 'pro-plan' where id in (select id from stores.stores where listed order by id limit 400)`,
  );
  await app.source.query('analyze stores.stores');
  const wanted = {
    ...page,
    limit: 2,
    category: 'bar',
    participants: 120,
    place: telAviv,
    datetime: then,
  } as const;
  const { sql, parameters } = featuredStatement(wanted, TUESDAY, '1');
  const [row] = await app.source.query(`explain (analyze, buffers, format json) ${sql}`, parameters);
  const [{ Plan: plan }] = row['QUERY PLAN'];
  expect(readThrough(plan)).toEqual([]);
  expect(pagesOf(plan)).toBeLessThan(MOST_PAGES);
});

const oneOf = <T>(values: T[]): T[] => values;
const filters: Partial<Wanted>[] = oneOf<Partial<Wanted>>([{}, { category: 'bar' }])
  .flatMap((one) => oneOf([one, { ...one, datetime: then }]))
  .flatMap((one) => oneOf([one, { ...one, place: telAviv }]))
  .flatMap((one) => oneOf([one, { ...one, participants: 120 }]))
  .flatMap((one) => oneOf([one, { ...one, budget: 4_000_000 }]))
  .flatMap((one) => oneOf([one, { ...one, ...narrow }, { ...one, area: TOWN }]));
const id = '0194000a-0000-7000-8000-000000000001';

describe.each(['recommended', 'price', 'rating', 'distance'] as const)(
  'whatever else is said, by %s',
  (sort) => {
    it.each([
      ['the first page', undefined],
      ['a later page', { keys: sort === 'rating' ? [400, 3] : [1], id }],
    ])('no table is read through for %s', async (_, after) => {
      for (const one of filters)
        await planned({ ...page, ...one, sort, after }, 'force_generic_plan', async (ask, execute) => {
          const [row] = await ask(`explain (format json) ${execute}`);
          const [{ Plan: plan }] = row!['QUERY PLAN'] as [{ Plan: Plan }];
          expect({ one, through: readThrough(plan) }).toEqual({ one, through: [] });
        });
    });

    it('one plan is kept: none made for the values at hand would be thought better', async () => {
      const all = {
        ...page,
        sort,
        category: 'bar',
        datetime: then,
        place: telAviv,
        participants: 120,
      } as const;
      for (const wanted of [{ ...page, sort }, all, { ...all, budget: 900_000 }])
        await planned(wanted, 'auto', async (ask, execute) => {
          for (let at = 0; at < 7; at++) await ask(execute);
          const [{ kept }] = (await ask('select generic_plans::int as kept from pg_prepared_statements')) as [
            { kept: number },
          ];
          expect({ wanted, kept }).toEqual({ wanted, kept: 2 });
        });
    });
  },
);
