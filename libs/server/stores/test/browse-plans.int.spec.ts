import { browseStatement, type Wanted } from '../src/browse/browse-sql';
import { manyStores } from './many-stores';
import { type StoresApp, storesApp, TUESDAY } from './stores-app';

let on: StoresApp;
beforeAll(async () => {
  on = await storesApp();
  await manyStores(on.source, 20_000, TUESDAY);
}, 240_000);
afterAll(() => on.close());

const telAviv = { lat: 32.0853, lng: 34.7818 };
const then = new Date('2027-05-04T16:00:00Z');
const page = { sort: 'recommended', limit: 20 } as const;

type Plan = { 'Node Type': string; 'Relation Name'?: string; Plans?: Plan[] };
const nodes = (plan: Plan): Plan[] => [plan, ...(plan.Plans ?? []).flatMap(nodes)];

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
  ['words', { ...page, q: 'קיטרינג', participants: 120 }],
  ['words with a mistake', { ...page, q: 'פירחם', place: telAviv }],
];

it.each(questions)('reads no table of 20,000 stores and 100,000 units through: %s', async (name, wanted) => {
  const { sql, parameters } = browseStatement(wanted, TUESDAY);
  const [row] = await on.source.query(`explain (analyze, format json) ${sql}`, parameters);
  const [{ Plan: plan, 'Execution Time': ms, 'Planning Time': planning }] = row['QUERY PLAN'];
  if (process.env['SHOW_PLANS']) {
    const text = await on.source.query(`explain (analyze, buffers) ${sql}`, parameters);
    console.log(
      `${name}: ${ms} ms, planned in ${planning} ms\n${text.map((line: object) => Object.values(line)[0]).join('\n')}`,
    );
  }
  const read = nodes(plan as Plan)
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name']);
  expect(read).toEqual([]);
  expect(ms).toBeLessThan(1_000);
});
