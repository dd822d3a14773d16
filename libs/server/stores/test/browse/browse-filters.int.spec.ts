import type { AnswerOf, browseStores, browseWithout, StoreFacts } from '@smachot/contracts';
import { aMenu, aMenuItem, anEditedProfile, aPartnerForm } from '../../src/testing/a-store';
import { demoApp } from '../demo/demo-app';
import { type StoresApp } from '../stores-app';

let app: StoresApp;
const made: Record<string, string> = {};
const nowhere: StoreFacts = { occasions: [], isAccessible: false, settings: [], languages: [] };
const CENTRE = { address: 'כאן', geocode: { lat: 30.6103, lng: 34.8011 } };

const opened = async (
  name: string,
  facts: Partial<StoreFacts>,
  edited: Partial<Parameters<typeof anEditedProfile>[0]> = {},
  unit: Parameters<typeof aMenu>[0] = {},
) => {
  const owner = await app.person();
  const form = { isMobile: false, delivery: null, businessLocation: CENTRE, categories: ['venue' as const] };
  const { store } = await app.publicStore(owner, form, aMenu(unit));
  const { partnerUsername: _, email: __, ...profile } = aPartnerForm(form);
  const answer = await app.call('PUT', `/v1/partners/${store.partnerUsername}`, {
    as: owner,
    body: anEditedProfile({ ...profile, facts: { ...nowhere, ...facts }, ...edited }),
  });
  if (answer.status !== 200) throw new Error(answer.text);
  made[store.partnerUsername] = name;
};

beforeAll(async () => {
  app = await demoApp();
  const meat = aMenuItem({ name: 'אנטריקוט', isIncluded: true, foodKind: 'meat' } as never);
  const dairy = aMenuItem({ name: 'לזניה', isIncluded: true, foodKind: 'dairy' } as never);
  const vegan = aMenuItem({
    name: 'טופו',
    index: 1,
    isIncluded: true,
    foodKind: 'pareve',
    isVegan: true,
  } as never);
  const [section] = aMenu().sections;
  const menuOf = (...items: (typeof meat)[]) => ({
    sections: [{ ...section!, minSelection: null, maxSelection: null, items }],
  });
  await opened(
    'meaty',
    { occasions: ['brit'] },
    { kashrut: { certificate: 'rabbinate', badatz: null, until: '2028-01-01' } },
    menuOf(meat),
  );
  await opened(
    'dairy',
    { settings: ['indoor'] },
    { kashrut: { certificate: 'mehadrin', badatz: null, until: '2027-05-01' } },
    menuOf(dairy, vegan),
  );
  await opened(
    'garden',
    { settings: ['outdoor'], isAccessible: true, languages: ['fr'] },
    {},
    { maxParticipants: 90 },
  );
  await opened('plain', {});
});
afterAll(() => app.close());

const nearby = 'category=venue&lat=30.6103&lng=34.8011&limit=60';
const browse = async (query: string) => {
  const answer = await app.call<AnswerOf<typeof browseStores>>('GET', `/v1/partners?${query}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body.stores;
};
const named = async (query: string) =>
  (await browse(`${nearby}&${query}`)).map((one) => made[one.partnerUsername]).filter(Boolean);

describe('what is narrowed by', () => {
  it.each([
    ['kosher=any', ['dairy', 'meaty']],
    ['kosher=mehadrin', ['dairy']],
    ['kosher=any&datetime=2027-05-04T16:00:00Z', ['meaty']],
    ['kosher=badatz', []],
    ['food=meat', ['meaty']],
    ['food=dairy', ['dairy']],
    ['food=vegan', ['dairy']],
    ['food=vegan&kosher=any', ['dairy']],
    ['accessible=yes', ['garden']],
    ['setting=indoor', ['dairy']],
    ['setting=outdoor', ['garden']],
    ['language=fr', ['garden']],
    ['seats=100', ['dairy', 'meaty', 'plain']],
    ['notice=48', ['dairy', 'garden', 'meaty', 'plain']],
    ['notice=47', []],
    ['perGuest=125&participants=50', ['dairy', 'garden', 'meaty', 'plain']],
    ['perGuest=100&participants=50', []],
    ['perGuest=300&participants=50&budget=5000', []],
  ])('%s: %p', async (query, wanted) => expect((await named(query)).sort()).toEqual(wanted));

  it.each([
    'kosher=maybe',
    'food=fish',
    'accessible=no',
    'setting=moon',
    'language=xx',
    'seats=0',
    'notice=0',
    'perGuest=90',
    'occasion=divorce',
    'area=32,34',
    'area=a,b,c,d',
    'area=32,34,33,35,36',
  ])('refuses %s', async (query) =>
    expect((await app.call('GET', `/v1/partners?${query}`)).status).toBe(422),
  );
});

describe('a part of the map', () => {
  it.each([
    ['around them', '30.5,34.7,30.7,34.9', ['dairy', 'garden', 'meaty', 'plain']],
    ['to their edge', '30.6103,34.8011,31,35', ['dairy', 'garden', 'meaty', 'plain']],
    ['beside them', '30.62,34.7,30.7,34.9', []],
    ['turned over', '30.7,34.9,30.5,34.7', []],
    ['of no world', '300,34,310,35', []],
  ])('%s has whose pins stand there', async (_, area, wanted) =>
    expect((await named(`area=${area}`)).sort()).toEqual(wanted),
  );

  it.each([
    'recommended',
    'price',
    'rating',
    'distance',
    'recommended&occasion=brit',
    'recommended&q=קייטרינג',
  ])('has all of them and nobody else, page by page, by %s', async (sort) => {
    const everywhere = await browse(`sort=${sort}&participants=60&lat=32.08&lng=34.78&limit=60`);
    const matching = everywhere.filter(
      ({ geocode }) => geocode && geocode.lat >= 31.9 && geocode.lat <= 32.9 && geocode.lng >= 34.7,
    );
    const query = `sort=${sort}&participants=60&lat=32.08&lng=34.78&area=31.9,34.7,32.9,36`;
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const { body }: { body: AnswerOf<typeof browseStores> } = await app.call(
        'GET',
        `/v1/partners?${query}&limit=2${cursor && `&cursor=${cursor}`}`,
      );
      seen.push(...body.stores.map(({ partnerUsername }) => partnerUsername));
      cursor = body.nextCursor;
    }
    expect(matching.length).toBeGreaterThan(0);
    expect(seen).toEqual(matching.map(({ partnerUsername }) => partnerUsername));
  });
});

describe('an occasion', () => {
  it('brings who suits it to the front, and leaves nobody out', async () => {
    const all = await named('');
    const first = await named('occasion=brit');
    expect(first[0]).toBe('meaty');
    expect([...first].sort()).toEqual([...all].sort());
    const [card] = await browse(`${nearby}&occasion=brit`);
    expect(card).toMatchObject({
      occasions: ['brit'],
      kashrut: { certificate: 'rabbinate', until: '2028-01-01' },
    });
  });

  it.each(['bar-mitzva', 'memorial', 'other', 'wedding'])(
    'comes page by page, each store once: %s',
    async (occasion) => {
      const seen: string[] = [];
      const suits: boolean[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const { body }: { body: AnswerOf<typeof browseStores> } = await app.call(
          'GET',
          `/v1/partners?occasion=${occasion}&limit=3${cursor && `&cursor=${cursor}`}`,
        );
        seen.push(...body.stores.map(({ partnerUsername }) => partnerUsername));
        suits.push(...body.stores.map((one) => one.occasions?.includes(occasion as 'wedding') ?? false));
        cursor = body.nextCursor;
      }
      expect(new Set(seen).size).toBe(16);
      expect(seen).toEqual((await browse(`occasion=${occasion}&limit=60`)).map((one) => one.partnerUsername));
      expect(suits).toEqual([...suits].sort((a, b) => Number(b) - Number(a)));
    },
  );

  it('of a search by words it decides among equals, and another order is as it was', async () => {
    expect(
      (await browse(`q=${encodeURIComponent('צילום')}&occasion=brit`)).map((one) => one.partnerUsername),
    ).toContain('shtei-adashot');
    expect(await named('sort=price&participants=50&occasion=brit')).toEqual(
      await named('sort=price&participants=50'),
    );
  });
});

describe('where nobody fulfils all of it', () => {
  const dropped = async (query: string) => {
    const answer = await app.call<AnswerOf<typeof browseWithout>>('GET', `/v1/partners-without?${query}`);
    if (answer.status !== 200) throw new Error(answer.text);
    return answer.body.drop;
  };

  it.each([
    ['kosher=badatz&category=venue', ['kosher']],
    ['language=am&category=venue', ['category', 'language']],
    ['q=פרחים&category=transport&lat=30.61&lng=34.8', ['q']],
    ['kosher=badatz&language=es', ['kosher']],
    ['kosher=badatz&language=es&food=dairy&setting=outdoor', []],
    ['perGuest=1&participants=50', ['participants', 'perGuest']],
    ['area=30.5,34.7,30.7,34.9&category=transport', ['area', 'category']],
    ['', []],
  ])('%s: %p is what keeps them away', async (query, wanted) =>
    expect((await dropped(query)).sort()).toEqual(wanted),
  );

  it('is told in one statement, whatever was said', async () => {
    const query = `${nearby}&q=מטבח&datetime=2027-05-04T16:00:00Z&participants=50&budget=9000&perGuest=99&rating=4&kosher=any&food=vegan&accessible=yes&setting=indoor&seats=90&notice=72&language=fr&occasion=brit`;
    expect(await dropped(query)).toEqual([]);
    expect((await app.call('GET', '/v1/partners-without?perGuest=5')).status).toBe(422);
  });
});
