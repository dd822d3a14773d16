import * as fc from 'fast-check';
import { type AnswerOf, browseStores, type PricingUnitForm, type StoreCard } from '@smachot/contracts';
import { toAgorot } from '@smachot/kernel';
import { fromPrice, LEAST_CHARGE, ruleOn } from '@smachot/pricing';
import { UnitOfWork } from '@smachot/server-platform';
import { newPricingUnit, pricedOf } from '../../src/domain/pricing-units/pricing-unit';
import { Store } from '../../src/domain/store';
import { StoreJobs } from '../../src/jobs/store-jobs';
import { PricingUnitRepository } from '../../src/persistence/pricing-units/pricing-unit.repository';
import { StoreRepository } from '../../src/persistence/stores/store.repository';
import { aPartnerForm, aSimpleUnit } from '../../src/testing/a-store';
import { formOf, store } from './generated-stores';
import { expectedOf, places, type PricedStore } from './priced-stores';
import { type StoresApp, storesApp, TUESDAY } from '../stores-app';

const STORES = 120;
let app: StoresApp;
const kept: PricedStore[] = [];
beforeAll(async () => {
  app = await storesApp();
  for (const [at, generated] of fc.sample(store, { numRuns: STORES, seed: 20_270_406 }).entries())
    kept.push(await keep(formOf(generated, at), generated.units));
});
afterAll(() => app.close());

const keep = (form: ReturnType<typeof aPartnerForm>, sold: [PricingUnitForm, string][]) =>
  app.get(UnitOfWork).run(async (tx) => {
    const opened = Store.open(form, TUESDAY);
    if (!opened.ok) throw new Error(opened.code);
    const { state } = opened.value;
    Object.assign(state, { isPublic: true, hoursChosen: true, alwaysOpen: true });
    await app.get(StoreRepository).add(tx, opened.value);
    const units = sold.map(([unit, visibility], position) =>
      newPricingUnit({ ...unit, visibility: visibility as 'public' }, state.id, position, TUESDAY),
    );
    for (const one of units) await app.get(PricingUnitRepository).add(tx, one);
    return { state, units };
  });

const browseAll = async (query: string): Promise<StoreCard[]> => {
  const cards: StoreCard[] = [];
  for (let cursor: string | null = ''; cursor !== null;) {
    const { body }: { body: AnswerOf<typeof browseStores> } = await app.call(
      'GET',
      `/v1/partners?limit=17&${query}${cursor ? `&cursor=${cursor}` : ''}`,
    );
    // it is assembled from text, and not parsed on its way out
    expect(browseStores.answer.parse(body)).toEqual(body);
    cards.push(...body.stores);
    cursor = body.nextCursor;
  }
  return cards;
};

describe.each([1, 30, 61, 150, 399])('for %d participants', (participants) => {
  it.each(places)('the price of SQL is the one price, at %p', async (place) => {
    const at = place ? `&lat=${place.lat}&lng=${place.lng}` : '';
    const cards = await browseAll(`sort=price&participants=${participants}${at}`);
    const expected = new Map(
      kept.flatMap((one) => {
        const fits = expectedOf(one, participants, place);
        return fits ? [[one.state.id, fits] as const] : [];
      }),
    );
    expect(cards.map(({ partnerId }) => partnerId).sort()).toEqual([...expected.keys()].sort());
    for (const { partnerId, price, km, isMobile } of cards) {
      const one = expected.get(partnerId)!;
      expect({ partnerId, km, amount: price && toAgorot(price.amount) }).toEqual({
        partnerId,
        km: one.km,
        amount: one.price,
      });
      if (price) {
        expect(one.units).toContain(price.pricingUnitId);
        if (price.exact) expect(!isMobile || place !== null).toBe(true);
      }
    }
    const sums = cards.map(({ price }) => price?.amount ?? Infinity);
    expect(sums).toEqual([...sums].sort((a, b) => a - b));
  });
});

/** By the clock in Israel: a Thursday, a Friday, the evening after Shabbat, its noon, an instant before and after midnight. */
const starts = [
  '2027-04-15T16:00:00.000Z',
  '2027-04-30T10:00:00.000Z',
  '2027-05-08T17:30:00.000Z',
  '2027-05-15T09:00:00.000Z',
  '2027-05-19T20:59:00.000Z',
  '2027-05-19T21:00:00.000Z',
];
describe.each([45, 260])('on a day, for %d participants', (participants) => {
  it.each(starts.map((start, at) => [start, places[at % 2] ?? null] as const))(
    'the price of SQL is the one price, at %s, %p',
    async (start, place) => {
      const at = place ? `&lat=${place.lat}&lng=${place.lng}` : '';
      const cards = await browseAll(`sort=price&participants=${participants}&datetime=${start}${at}`);
      const expected = kept.flatMap((one) => {
        const fits = expectedOf(one, participants, place, start);
        return fits ? [{ id: one.state.id, price: fits.price, units: fits.units }] : [];
      });
      const shown = cards.map(({ partnerId, price }) => ({
        id: partnerId,
        price: price && toAgorot(price.amount),
        units: price ? [price.pricingUnitId] : [],
      }));
      const byId = (one: { id: string }, other: { id: string }) => (one.id < other.id ? -1 : 1);
      expect(shown.map(({ id, price }) => ({ id, price })).sort(byId)).toEqual(
        expected.map(({ id, price }) => ({ id, price })).sort(byId),
      );
      for (const { id, units } of shown)
        expect(expected.find((one) => one.id === id)!.units).toEqual(expect.arrayContaining(units));
      const sums = shown.map(({ price }) => price ?? Infinity);
      expect(sums).toEqual([...sums].sort((a, b) => a - b));
      for (const { price, isMobile } of cards)
        if (price) expect(price.exact).toBe(!isMobile || place !== null);
    },
  );
});

describe.each(['wedding', 'brit', 'corporate'] as const)('for the occasion %s', (occasion) => {
  it.each([
    [61, null, null],
    [150, places[1]!, null],
    [45, places[2]!, starts[0]!],
    [260, null, starts[1]!],
  ])('the price of SQL is that of what suits, for %d at %p on %p', async (participants, place, start) => {
    const at = place ? `&lat=${place.lat}&lng=${place.lng}` : '';
    const day = start ? `&datetime=${start}` : '';
    const asked = `participants=${participants}&occasion=${occasion}${at}${day}`;
    const [cards, recommended] = await Promise.all([browseAll(`sort=price&${asked}`), browseAll(asked)]);
    const expected = kept.flatMap((one) => {
      const fits = expectedOf(one, participants, place, start, occasion);
      return fits ? [{ id: one.state.id, ...fits }] : [];
    });
    for (const found of [cards, recommended])
      expect(found.map(({ partnerId }) => partnerId).sort()).toEqual(expected.map(({ id }) => id).sort());
    for (const { partnerId, price } of [...cards, ...recommended]) {
      const one = expected.find(({ id }) => id === partnerId)!;
      expect({ partnerId, amount: price && toAgorot(price.amount) }).toEqual({
        partnerId,
        amount: one.price,
      });
      if (!price) continue;
      expect(one.units).toContain(price.pricingUnitId);
      expect(price.suits ?? true).toBe(one.suits);
      if (!one.suits) expect(price.exact).toBe(false);
    }
    expect(expected.some(({ suits }) => suits === false)).toBe(true);
  });
});

it('says that a price may be another one as long as nobody has said on which day', async () => {
  const cards = await browseAll('participants=45&lat=32.0853&lng=34.7818');
  const ruled = kept.filter(({ units }) =>
    units.some(({ visibility, content }) => visibility === 'public' && content.priceRules?.length),
  );
  const ids = new Set(ruled.map(({ state }) => state.id));
  const priced = cards.filter(({ price }) => price);
  expect(priced.filter(({ partnerId }) => ids.has(partnerId)).length).toBeGreaterThan(5);
  for (const { partnerId, price } of priced) expect(price!.exact).toBe(!ids.has(partnerId));
});

it('a price from, without a number, follows the day as well', async () => {
  const [from, onThursday] = await Promise.all([
    browseAll('sort=price'),
    browseAll('sort=price&datetime=2027-04-15T16:00:00.000Z'),
  ]);
  for (const [cards, start] of [
    [from, null],
    [onThursday, '2027-04-15T16:00:00.000Z'],
  ] as const)
    for (const { partnerId, price } of cards) {
      const { units } = kept.find(({ state }) => state.id === partnerId)!;
      const least = units.flatMap((one) => {
        if (one.visibility !== 'public') return [];
        const what = pricedOf(one);
        const sum = fromPrice({ ...what, startingFromPrice: null }, ruleOn(what, start));
        return sum === null || (sum > 0 && sum < LEAST_CHARGE) ? [] : [sum];
      });
      expect(price && toAgorot(price.amount)).toBe(least.length ? Math.min(...least) : null);
    }
});

it('orders by distance through all pages, each store once', async () => {
  const cards = await browseAll('sort=distance&lat=32.0853&lng=34.7818');
  const far = cards.map(({ km }) => km!);
  expect(far.length).toBeGreaterThan(17);
  expect(far).toEqual([...far].sort((a, b) => a - b));
  expect(new Set(cards.map(({ partnerId }) => partnerId)).size).toBe(cards.length);
});

it('keeps within the budget, delivery included', async () => {
  const all = await browseAll('sort=price&participants=100&lat=32.0853&lng=34.7818');
  const priced = all.filter(({ price }) => price);
  const budget = priced[Math.floor(priced.length / 2)]!.price!.amount;
  const affordable = await browseAll(`participants=100&lat=32.0853&lng=34.7818&budget=${budget}`);
  expect(affordable.map(({ partnerId }) => partnerId).sort()).toEqual(
    priced
      .filter(({ price }) => price!.amount <= budget)
      .map(({ partnerId }) => partnerId)
      .sort(),
  );
});

it('is written down anew for stores that were there as with every change', async () => {
  const written = () =>
    Promise.all([
      app.source.query('select * from stores.listings order by store_id, category'),
      app.source.query('select * from stores.price_floors order by store_id, category, band'),
    ]);
  const before = await written();
  for (const rows of before as object[][]) expect(rows.length).toBeGreaterThan(STORES);
  await app.source.query('truncate stores.listings, stores.price_floors');
  await app.source.query('update stores.stores set listed_as = 0');
  await app.get(StoreJobs).listAnew();
  expect(await written()).toEqual(before);
});

it('is in order, page by page, where the way costs more than what is ordered, and where many cost the same', async () => {
  const telAviv = { lat: 32.0853, lng: 34.7818 };
  const places = fc.sample(fc.tuple(fc.integer({ min: 0, max: 60 }), fc.constantFrom(40, 80, 120)), {
    numRuns: 150,
    seed: 7,
  });
  for (const [at, [tenths, price]] of places.entries())
    await keep(
      {
        ...formOf(
          {
            isMobile: true,
            lat: telAviv.lat + tenths / 100,
            lng: telAviv.lng,
            free: 5,
            reach: 200,
            pricePerKm: at % 3,
            minDeliveryPrice: 0,
            units: [],
          },
          STORES + at,
        ),
        categories: ['transport'],
      },
      [[aSimpleUnit({ pricingFactor: { type: 'no_participants', price } }), 'public']],
    );
  for (const asked of ['', '&participants=55']) {
    const at = `category=transport&lat=${telAviv.lat}&lng=${telAviv.lng}${asked}`;
    const cards = await browseAll(`sort=price&${at}`);
    const inOrder = (await browseAll(at)).sort(
      (a, b) => a.price!.amount - b.price!.amount || (a.partnerId < b.partnerId ? -1 : 1),
    );
    expect(cards).toHaveLength(150);
    expect(cards.map(({ partnerId }) => partnerId)).toEqual(inOrder.map(({ partnerId }) => partnerId));
  }
});
