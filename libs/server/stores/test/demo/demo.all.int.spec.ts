import { drawings } from '@smachot/drawings';
import { seedStoresDemo } from '../../src';
import { type StoresApp, storesApp, TUESDAY } from '../stores-app';

let app: StoresApp;
beforeAll(async () => {
  app = await storesApp();
});
afterAll(() => app.close());

it('has twelve listed stores over the eight categories, however often it is written', async () => {
  const names = ['admin', 'partner', 'smoke', 'sweet', 'stage', 'lens', 'wheels'];
  const owners = Object.fromEntries(
    await Promise.all(names.map(async (name) => [name, await app.person()] as const)),
  );
  await seedStoresDemo(app.source, owners, TUESDAY);
  const { usernames } = await seedStoresDemo(app.source, owners, TUESDAY);
  expect(usernames).toHaveLength(12);
  const [row] = await app.source.query(
    `select count(*)::int as listed, (select array_agg(distinct c order by c) from stores.stores s, unnest(s.categories) c) as categories,
       (select count(distinct coalesce(content->'pricingFactor'->>'type', type))::int from stores.pricing_units) as factors,
       (select count(*)::int from stores.open_months) as months
     from stores.stores where listed`,
  );
  expect(row).toEqual({
    listed: 12,
    categories: ['bar', 'catering', 'desserts', 'flowers', 'music', 'photography', 'transport', 'venue'],
    factors: 5,
    months: 50,
  });
  for (const username of usernames)
    expect((await app.call('GET', `/v1/partners/${username}`)).status).toBe(200);
});

it('shows a picture of its own for each store, each thing on sale and each dish', async () => {
  const stores = await app.source.query(
    `select username, cover_photo->>'key' as cover, profile_picture->>'key' as mark from stores.stores where listed`,
  );
  const units = await app.source.query(
    `select name, images->0->>'key' as key, coalesce(content->'sections', '[]') as sections from stores.pricing_units`,
  );
  const dishes: { name: string; image: string | null }[] = units.flatMap(
    (unit: { sections: { items: [] }[] }) => unit.sections.flatMap(({ items }) => items),
  );
  const covers = stores.map(({ cover }: { cover: string }) => cover);
  const ofUnits = units.map(({ key }: { key: string }) => key);
  expect(new Set([...covers, ...ofUnits]).size).toBe(stores.length + units.length);
  expect(dishes.filter(({ image }) => image === null).map(({ name }) => name)).toEqual([]);
  const shown = [
    ...covers,
    ...stores.map(({ mark }: { mark: string }) => mark),
    ...ofUnits,
    ...dishes.map(({ image }) => image),
  ];
  for (const address of shown)
    expect(drawings.has(/^\/drawings\/([a-z0-9-]+)\.svg/.exec(address)?.[1] ?? '')).toBe(true);
  expect(new Set(shown).size).toBeGreaterThanOrEqual(60);
});
