import type { AnswerOf, featuredStores } from '@smachot/contracts';
import { PLANS } from '@smachot/pricing';
import { TURN_MS } from '../../src/browse/featured-stores';
import { type StoresApp, storesApp, TUESDAY } from '../stores-app';

let app: StoresApp;
const places = new Map<string, string>();
const CENTRE = { address: 'כאן', geocode: { lat: 30.6103, lng: 34.8011 } };
beforeAll(async () => {
  app = await storesApp();
  for (const [name, plan] of [
    ['one', 'pro-plan'],
    ['two', 'pro-plan'],
    ['three', 'pro-plan'],
    ['music', 'pro-plan'],
    ['basic', 'basic-plan'],
    ['plus', 'plus-plan'],
  ] as const) {
    const categories = [name === 'music' ? ('music' as const) : ('venue' as const)];
    const form = { isMobile: false, delivery: null, businessLocation: CENTRE, categories };
    const { store } = await app.publicStore(await app.person(), form);
    places.set(store.partnerUsername, name);
    await app.source.query('update stores.stores set plan_id = $2 where id = $1', [store.partnerId, plan]);
  }
});
afterAll(() => app.close());

const featured = async (query: string) => {
  const answer = await app.call<AnswerOf<typeof featuredStores>>('GET', `/v1/featured-partners?${query}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.stores.map(({ partnerUsername }) => places.get(partnerUsername)!);
};

it('shows two stores at most, of plans that promise it and that fulfil the filters; each has its turn', async () => {
  const seen = new Map<string, number>();
  for (let turn = 0; turn < 40; turn++) {
    app.clock.moveTo(new Date(TUESDAY.getTime() + turn * TURN_MS));
    const shown = await featured('category=venue&participants=40');
    expect(shown).toHaveLength(2);
    for (const name of shown) seen.set(name, (seen.get(name) ?? 0) + 1);
  }
  expect([...seen.keys()].sort()).toEqual(['one', 'three', 'two']);
  expect(Math.min(...seen.values())).toBeGreaterThan(12);
  expect(await featured('category=music')).toEqual(['music']);
  expect(Object.entries(PLANS).flatMap(([plan, { limits }]) => (limits.featured ? [plan] : []))).toEqual([
    'pro-plan',
  ]);
});

it.each([
  ['another place', 'category=venue&lat=33.2&lng=35.6'],
  ['a rating they do not have', 'category=venue&rating=4'],
  ['a budget below their prices', 'category=venue&participants=40&budget=1'],
  ['words, which have an order of their own', 'q=מטבח'],
])('shows no store that does not fit: %s', async (_, query) => {
  expect(await featured(query)).toEqual([]);
});

it('shows no store that is off the site', async () => {
  await app.source.query('update stores.stores set is_public = false, listed = false');
  expect(await featured('category=venue')).toEqual([]);
});
