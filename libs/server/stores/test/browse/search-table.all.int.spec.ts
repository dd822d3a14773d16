import * as fc from 'fast-check';
import type { AnswerOf, browseStores } from '@smachot/contracts';
import { askedIn } from '../../src/domain/search/search-question';
import { wordsIn } from '@smachot/kernel';
import { StoreJobs } from '../../src/jobs/store-jobs';
import { aMenu, aMenuItem, aSimpleUnit } from '../../src/testing/a-store';
import { demoApp } from '../demo/demo-app';
import { questions } from './search-table';
import { type StoresApp } from '../stores-app';

let app: StoresApp;
beforeAll(async () => {
  app = await demoApp();
});
afterAll(() => app.close());

const asking = async (q: string): Promise<string[]> => {
  const { body } = await app.call<AnswerOf<typeof browseStores>>(
    'GET',
    `/v1/partners?limit=60&q=${encodeURIComponent(q)}`,
  );
  return body.stores.map(({ partnerUsername }) => partnerUsername);
};

it('is a table of at least 150 questions, each once', () => {
  expect(questions.length).toBeGreaterThanOrEqual(150);
  expect(new Set(questions.map(([question]) => question)).size).toBe(questions.length);
});

it.each(questions)('%s: among the first five %p', async (question, wanted) => {
  expect((await asking(question)).slice(0, 5)).toEqual(expect.arrayContaining(wanted));
});

it.each([
  ...['טרקטורים', 'צוללת', 'submarine', 'astronaut rental', 'בר מצוות'],
  // as many words of stores begin
  ...['jose', 'חתולים', 'joker', 'קיסוס', 'מברגה'],
  ...['подводная лодка', 'трактор', 'на', 'спасибо', 'غواصة', 'شكرا', 'و'],
])('does not answer with whoever is there: %s', async (question) =>
  expect((await asking(question)).length).toBeLessThan(4),
);

describe('a public unit is found by each of its own words', () => {
  const PREFIXES = ['ו', 'ל', 'ב', 'ה', 'מ', 'ש', 'כ', 'ול', 'של', 'וב', 'וכש', 'שמה', 'ולכש'];
  /** Those of the searches that do not find the store. */
  const missed = (storeId: string, asked: string[]): Promise<{ q: string }[]> =>
    app.source.query(
      `select q from unnest($2::text[]) q where not exists (
         select 1 from stores.stores where id = $1 and listed and search_words @@ q::tsquery)`,
      [storeId, asked.flatMap((one) => askedIn(one).map(({ found }) => found))],
    );
  const variants = (word: string, prefix: string): string[] => [
    word,
    ...(/^[א-ת]/.test(word) ? [prefix + word] : []),
    ...(/^[ולבהמשכ][א-ת]{2}/.test(word) ? [word.slice(1)] : []),
  ];

  it('of the demo data', async () => {
    const units: { storeId: string; name: string; content: object }[] = await app.source.query(
      `select store_id as "storeId", name, content from stores.pricing_units where visibility = 'public'`,
    );
    expect(units.length).toBeGreaterThan(20);
    const textsIn = (value: unknown): string[] =>
      typeof value === 'string' ? [value] : Object.values(value ?? {}).flatMap(textsIn);
    for (const { storeId, name, content } of units) {
      const { summary, description, tags, sections } = content as Record<string, unknown>;
      const names = (
        (sections ?? []) as { name: string; items: { name: string; description: string }[] }[]
      ).flatMap((section) => [
        section.name,
        ...section.items.flatMap((item) => [item.name, item.description]),
      ]);
      const words = [...new Set(textsIn([name, summary, description, tags, names]).flatMap(wordsIn))];
      const asked = words
        .filter((word) => word.length > 1)
        .flatMap((word) => PREFIXES.flatMap((prefix) => variants(word, prefix)));
      expect({ name, missed: await missed(storeId, [...new Set(asked)]) }).toEqual({ name, missed: [] });
    }
  });

  it('whatever they are', async () => {
    const owner = await app.person();
    const { store } = await app.publicStore(owner);
    const letters = [...'אבגדהוזחטיכלמנסעפצקרשתךםןףץ'];
    const word = fc.oneof(
      fc.string({ unit: fc.constantFrom(...letters), minLength: 2, maxLength: 9 }),
      fc.string({ unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz'), minLength: 2, maxLength: 9 }),
    );
    const sold = fc.record({ name: word, tag: word, item: word, description: word });
    for (const { name, tag, item, description } of fc.sample(sold, { numRuns: 60, seed: 20_270_406 })) {
      const menu = aMenu({ name, tags: [tag], description });
      menu.sections[0]!.items = [aMenuItem({ name: item, isIncluded: true })];
      await app.unit(owner, store.partnerUsername, menu);
      const asked = [name, tag, item, description].flatMap((one) =>
        wordsIn(one).flatMap((said) => PREFIXES.flatMap((prefix) => variants(said, prefix))),
      );
      expect(await missed(store.partnerId, asked)).toEqual([]);
    }
  });

  it('over HTTP too, beside what else is asked', async () => {
    const owner = await app.person();
    const { store } = await app.publicStore(owner, {}, aSimpleUnit({ name: 'זיגוטות', tags: ['קרפדים'] }));
    for (const question of ['זיגוטות', 'לזיגוטה', 'ולקרפדים', 'קרפד', 'זיגוטות וקרפדים'])
      expect(await asking(question)).toEqual([store.partnerUsername]);
  });
});

it('lists anew the stores an earlier release listed, and leaves them as they are', async () => {
  const read = () =>
    Promise.all([
      app.source.query('select id, search_words, search_key, listed_as, rank from stores.stores order by id'),
      app.source.query('select * from stores.listings order by store_id, category'),
      app.source.query('select * from stores.price_floors order by store_id, category, band'),
    ]);
  const before = await read();
  await app.source.query(`update stores.stores set search_words = '', listed_as = 0`);
  await app.source.query('delete from stores.listings');
  await app.get(StoreJobs).listAnew();
  expect(await read()).toEqual(before);
});
