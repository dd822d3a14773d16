import type { AnswerOf, featuredStores } from '@smachot/contracts';
import { addDays, DAY_MS, wallTime } from '@smachot/kernel';
import { TURN_MS } from '../../src/browse/featured-stores';
import { type StoresApp, storesApp, TUESDAY } from '../stores-app';

const CENTRE = { address: 'כאן', geocode: { lat: 30.6103, lng: 34.8011 } };
const TODAY = wallTime(TUESDAY).day;

let app: StoresApp;
const names = new Map<string, string>();
beforeAll(async () => {
  app = await storesApp();
  for (const [name, until, plan] of [
    ['one', TODAY, 'basic-plan'],
    ['two', addDays(TODAY, 7), 'basic-plan'],
    ['three', addDays(TODAY, 7), 'basic-plan'],
    ['paying', addDays(TODAY, 7), 'pro-plan'],
    ['over', addDays(TODAY, -1), 'basic-plan'],
    ['none', null, 'basic-plan'],
  ] as const) {
    const form = {
      isMobile: false,
      delivery: null,
      businessLocation: CENTRE,
      categories: ['venue' as const],
    };
    const { store } = await app.publicStore(await app.person(), form);
    names.set(store.partnerUsername, name);
    await app.source.query('update stores.stores set picked_until = $2, plan_id = $3 where id = $1', [
      store.partnerId,
      until,
      plan,
    ]);
  }
});
afterAll(() => app.close());

const above = async (query: string) => {
  const answer = await app.call<AnswerOf<typeof featuredStores>>('GET', `/v1/featured-partners?${query}`);
  if (answer.status !== 200) throw new Error(answer.text);
  const named = (cards: { partnerUsername: string }[]) =>
    cards.map(({ partnerUsername }) => names.get(partnerUsername)!);
  return { paid: named(answer.body.stores), picks: named(answer.body.picks) };
};
const seenInTurns = async (from: Date) => {
  const seen = new Set<string>();
  for (let turn = 0; turn < 30; turn++) {
    app.clock.moveTo(new Date(from.getTime() + turn * TURN_MS));
    const { paid, picks } = await above('category=venue&participants=40');
    expect([paid, picks.length]).toEqual([['paying'], 2]);
    for (const name of picks) seen.add(name);
  }
  return [...seen].sort();
};

it('shows two picks at most that fulfil the filters, beside the paid places and not among them, each in its turn', async () => {
  expect(await seenInTurns(TUESDAY)).toEqual(['one', 'paying', 'three', 'two']);
});

it('shows a pick until the end of its last day', async () => {
  expect(await seenInTurns(new Date(TUESDAY.getTime() + DAY_MS))).toEqual(['paying', 'three', 'two']);
});

it.each([
  ['another place', 'category=venue&lat=33.2&lng=35.6'],
  ['a budget below their prices', 'category=venue&participants=40&budget=1'],
  ['words, which have an order of their own', 'q=מטבח'],
])('shows no pick that does not fit: %s', async (_, query) => {
  app.clock.moveTo(TUESDAY);
  expect(await above(query)).toEqual({ paid: [], picks: [] });
});
