import type { AnswerOf, browseStores } from '@smachot/contracts';
import { ReadModel } from '@smachot/server-platform';
import { demoApp } from '../demo/demo-app';
import { type StoresApp } from '../stores-app';

type Page = AnswerOf<typeof browseStores>;
let app: StoresApp;
beforeAll(async () => {
  app = await demoApp();
});
afterAll(() => app.close());
afterEach(() => jest.restoreAllMocks());

const browse = async (query: string): Promise<Page> => {
  const answer = await app.call<Page>('GET', `/v1/partners?${query}`);
  if (answer.status !== 200) throw new Error(answer.text);
  return answer.body;
};
const names = async (query: string) =>
  (await browse(query)).stores.map(({ partnerUsername }) => partnerUsername);
const asking = (q: string) => names(`q=${encodeURIComponent(q)}`);

describe('words that are looked for', () => {
  it.each([
    ['סבתא ג׳ולי', 'savta-julie'],
    ['סבתא גולי', 'savta-julie'],
    ["סבתא ג'ולי", 'savta-julie'],
    ['לסבתא', 'savta-julie'],
    ['גולי', 'savta-julie'],
    ['קיטרינג', 'savta-julie'],
    ['קייטרי', 'savta-julie'],
    ['קייטרינק', 'savta-julie'],
    ['פרחים', 'pirchei-hagalil'],
    ['בפרחים', 'pirchei-hagalil'],
    ['פרכים', 'pirchei-hagalil'],
    ['די ג״יי', 'dj-roi'],
    ['די־ג׳יי', 'dj-roi'],
    ['אוטובוסימ', 'hasaot-hadarom'],
    ['הסעה', 'hasaot-hadarom'],
    ['מעשנת בשר', 'hameashna'],
    ['גלידה חיפה', 'glida-baderech'],
    ['photography', 'shtei-adashot'],
  ])('%s finds %s', async (q, username) => expect(await asking(q)).toContain(username));

  it('put what is most alike first, and find nothing where nothing is', async () => {
    expect((await asking('גן האלה'))[0]).toBe('gan-haela');
    expect((await asking('להקת כנפיים'))[0]).toBe('lahakat-knafayim');
    expect(await asking('טרקטורים')).toEqual([]);
    expect((await asking('кейтеринг')).sort()).toEqual(['gan-haela', 'hameashna', 'savta-julie']);
    // who writes of a place is no hall
    for (const hall of ['قاعة أفراح', 'зал для свадьбы'])
      expect([hall, (await asking(hall)).slice(0, 2).sort()]).toEqual([hall, ['gan-haela', 'loft-24']]);
    for (const nothing of ['трактор', 'جرار', 'γάμος', 'подводная лодка', 'غواصة', 'astronaut'])
      expect([nothing, await asking(nothing)]).toEqual([nothing, []]);
    expect(await asking('%')).toHaveLength(12);
    expect(await asking("'; drop table stores.stores")).toEqual([]);
  });
});

describe('what is said is fulfilled', () => {
  it('by category, each store where it belongs', async () => {
    expect((await names('category=catering')).sort()).toEqual(['gan-haela', 'hameashna', 'savta-julie']);
    expect(await names('category=transport')).toEqual(['hasaot-hadarom']);
  });

  it('by place: who comes that far, and halls within an hour', async () => {
    const eilat = await names('lat=29.5577&lng=34.9519');
    expect(eilat).toEqual(expect.arrayContaining(['hasaot-hadarom']));
    for (const far of ['savta-julie', 'gan-haela', 'loft-24', 'mika-cakes']) expect(eilat).not.toContain(far);
    const { stores } = await browse('lat=32.0853&lng=34.7818&sort=distance&category=venue');
    expect(stores.map(({ partnerUsername, km }) => [partnerUsername, Math.round(km!)])).toEqual([
      ['loft-24', 4],
      ['gan-haela', 18],
    ]);
  });

  it('by headcount, at the all-in price of a page in one statement', async () => {
    const asked = jest.spyOn(app.get(ReadModel), 'rows');
    const { stores } = await browse('category=music&participants=150&lat=32.7940&lng=34.9896&sort=price');
    expect(asked).toHaveBeenCalledTimes(1);
    expect(
      stores.map(({ partnerUsername, price }) => [partnerUsername, price?.pricingUnitName, price?.exact]),
    ).toEqual([
      ['lahakat-knafayim', 'טריו לקבלת פנים', true],
      ['dj-roi', 'ערב שלם', true],
    ]);
    for (const { price } of stores) expect(price!.delivery).toBeGreaterThan(0);
  });

  it('by day: Shabbat closes a kosher kitchen', async () => {
    expect(await names('datetime=2027-05-08T09:00:00Z')).not.toContain('savta-julie');
    expect(await names('datetime=2027-05-09T09:00:00Z')).toContain('savta-julie');
  });

  it.each([
    'category=weddings',
    'cursor=nonsense',
    'sort=rating&cursor=5~0194000a-0000-7000-8000-000000000001',
    'limit=0',
    'limit=61',
    'lat=99',
    'participants=0',
    'budget=-1',
  ])('refuses %s', async (query) =>
    expect((await app.call('GET', `/v1/partners?${query}`)).status).toBe(422),
  );

  it.each(['recommended', 'rating', 'price', 'distance'])(
    'comes page by page by %s, each store once',
    async (sort) => {
      const seen: string[] = [];
      for (let cursor: string | null = ''; cursor !== null;) {
        const page: Page = await browse(
          `sort=${sort}&limit=5&lat=32.08&lng=34.8${cursor && `&cursor=${cursor}`}`,
        );
        seen.push(...page.stores.map(({ partnerUsername }) => partnerUsername));
        cursor = page.nextCursor;
      }
      const all = await names(`sort=${sort}&limit=60&lat=32.08&lng=34.8`);
      expect(seen).toEqual(all);
      expect(new Set(seen).size).toBe(all.length);
    },
  );
});
