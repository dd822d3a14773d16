import type { AnswerOf, browseStores, Food, PricingUnit, readStore } from '@smachot/contracts';
import { drawings } from '@smachot/drawings';
import { DAY_MS } from '@smachot/kernel';
import { demoApp } from './demo-app';
import { TUESDAY, type StoresApp } from '../stores-app';

type Profile = AnswerOf<typeof readStore>;

let app: StoresApp;
let stores: Profile[];
beforeAll(async () => {
  app = await demoApp();
  const listed: { username: string }[] = await app.source.query(
    'select username from stores.stores where listed',
  );
  stores = await Promise.all(
    listed.map(async ({ username }) => (await app.call<Profile>('GET', `/v1/partners/${username}`)).body),
  );
});
afterAll(() => app.close());

const sectionsOf = (unit: PricingUnit) => (unit.type === 'compound' ? unit.sections : []);
const itemsOf = (unit: PricingUnit) => sectionsOf(unit).flatMap(({ items }) => items);
/** Dishes, and units without a menu. */
const soldBy = ({ pricingUnits }: Profile): (Food & { name: string })[] =>
  pricingUnits.flatMap((unit): (Food & { name: string })[] =>
    unit.type === 'simple' ? [unit] : itemsOf(unit),
  );

type Text = { at: string; he: string; en: string };
type Worded = { translations?: { en?: object | undefined } | undefined };
const words = (worded: object | undefined, field: string): string =>
  String(JSON.stringify((worded as Record<string, unknown> | undefined)?.[field] ?? '')).replace(
    /^"|"$|^\[\]$/g,
    '',
  );
const texts = (at: string, worded: Worded, ...fields: string[]): Text[] =>
  fields.map((field) => ({
    at: `${at} ${field}`,
    he: words(worded, field),
    en: words(worded.translations?.en, field),
  }));
const textsOf = (store: Profile): Text[] => [
  ...texts(store.partnerUsername, store, 'description', 'about', 'policies'),
  ...store.pricingUnits.flatMap((unit) => [
    ...texts(unit.name, unit, 'name', 'summary', 'description', 'tags'),
    ...sectionsOf(unit).flatMap((section) => texts(unit.name, section, 'name')),
    ...itemsOf(unit).flatMap((item) => texts(item.name, item, 'name', 'description')),
  ]),
];
/** Fields that may be empty, when they are so in both languages. */
const MAY_BE_EMPTY = /(description|tags)$/;

it('says everything in Hebrew and in English', () => {
  const all = stores.flatMap(textsOf);
  expect(all.length).toBeGreaterThan(250);
  const wrong = all.filter(({ at, he, en }) => {
    if (he === '' && en === '') return !MAY_BE_EMPTY.test(at);
    return !/[א-ת]/.test(he) || !/[a-z]/i.test(en) || /[א-ת]/.test(en);
  });
  expect(wrong).toEqual([]);
  const units = stores.flatMap(({ pricingUnits }) => pricingUnits);
  for (const unit of units) expect(unit.translations.en?.tags).toHaveLength(unit.tags.length);
});

const NOT_FOOD = new Set([
  ...['ברמן נוסף', 'חניה ומאבטחים', 'חדר התארגנות', 'גנרטור גיבוי', 'חופה תחת האלה', 'חופה על המים'],
  ...['שעתיים נוספות', 'ברמן לערב אחד', 'השכרת הגן ליום חול'],
]);
const SELLS_FOOD = ['catering', 'desserts', 'bar'];

it('says of every dish what kind of food it is and which allergens are in it', () => {
  const food = stores
    .filter(({ categories }) => categories.some((category) => SELLS_FOOD.includes(category)))
    .flatMap(soldBy)
    .filter(({ name }) => !NOT_FOOD.has(name));
  expect(food.length).toBeGreaterThan(55);
  expect(food.filter(({ foodKind, allergens }) => !foodKind || !allergens).map(({ name }) => name)).toEqual(
    [],
  );
  const contradicting = food.filter(
    ({ foodKind, isVegan, allergens }) =>
      (allergens?.includes('milk') && foodKind !== 'dairy') ||
      (isVegan &&
        (foodKind !== 'pareve' || allergens?.some((one) => ['milk', 'eggs', 'fish'].includes(one)))),
  );
  expect(contradicting.map(({ name }) => name)).toEqual([]);
});

it('has no dairy in a kitchen that cooks meat', () => {
  const meat = stores.filter((store) => soldBy(store).some(({ foodKind }) => foodKind === 'meat'));
  expect(meat.map(({ partnerUsername }) => partnerUsername).sort()).toEqual([
    'gan-haela',
    'hameashna',
    'savta-julie',
  ]);
  const dairy = /חלב|חמאה|גבינ|שמנת|בריוש|\b(dairy|milk|butter|cheese|cream|brioche)/i;
  for (const store of meat) {
    const sold = soldBy(store);
    expect(
      sold.filter(({ foodKind, allergens }) => foodKind === 'dairy' || allergens?.includes('milk')),
    ).toEqual([]);
    const ofUnits = store.pricingUnits.flatMap((unit) =>
      textsOf({ ...store, pricingUnits: [unit] }).slice(3),
    );
    expect(ofUnits.filter(({ he, en }) => dairy.test(he) || dairy.test(en))).toEqual([]);
  }
});

it('has a certificate that is valid where a store says that it is kosher, and nowhere else', () => {
  const saying = stores.filter((store) => textsOf(store).some(({ he }) => /(?<![א-ת])כשר/.test(he)));
  const certified = stores.filter(({ kashrut }) => kashrut && kashrut.certificate !== 'none');
  expect(certified).toEqual(saying);
  expect(certified.length).toBeGreaterThan(1);
  for (const { kashrut } of certified)
    expect(Date.parse(kashrut?.until ?? '')).toBeGreaterThan(TUESDAY.getTime() + 90 * DAY_MS);
});

it('shows a picture that exists of every dish', () => {
  for (const item of stores.flatMap(({ pricingUnits }) => pricingUnits.flatMap(itemsOf))) {
    const name = /^\/drawings\/([a-z0-9-]+)\.svg/.exec(item.image ?? '')?.[1];
    expect({ item: item.name, drawn: drawings.has(name ?? '') }).toEqual({ item: item.name, drawn: true });
  }
});

it.each(['', '&participants=100'])('has cards that say the same in both languages %s', async (asked) => {
  const { body } = await app.call<AnswerOf<typeof browseStores>>('GET', `/v1/partners?limit=60${asked}`);
  const cards = body.stores.filter(({ price }) => price !== null);
  expect(cards.length).toBeGreaterThan(7);
  for (const { partnerId, price, translations, language } of cards) {
    const store = stores.find((one) => one.partnerId === partnerId)!;
    const unit = store.pricingUnits.find(({ pricingUnitId }) => pricingUnitId === price?.pricingUnitId)!;
    expect({ language, translations }).toEqual({
      language: 'he',
      translations: { en: { description: store.translations?.en?.description } },
    });
    expect(price).toMatchObject({
      pricingUnitName: unit.name,
      language: 'he',
      translations: { en: unit.translations.en?.name },
    });
  }
});

it('finds a store by an English tag', async () => {
  const { body } = await app.call<AnswerOf<typeof browseStores>>(
    'GET',
    `/v1/partners?q=${encodeURIComponent('made to measure')}`,
  );
  expect(body.stores.map(({ partnerUsername }) => partnerUsername)).toContain('savta-julie');
});
