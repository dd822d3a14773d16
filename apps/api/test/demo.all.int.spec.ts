import { testConfig, testDatabase, type TestDatabase } from '@smachot/server-testing';
import { seedDemo } from '../src/seed';
import { stores } from '../src/stores';

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase(stores);
  jest.spyOn(console, 'log').mockReturnValue(undefined);
});
afterAll(() => database.drop());

it('gives the demo partner a plan with figures to look at, and a second seeding changes nothing', async () => {
  const shown = async (): Promise<object[]> =>
    database.source.query(
      `select s.username, p.plan_id, p.phase, p.until_day, (select count(*)::int from analytics.daily_figures f where f.store_id = s.id) as figures,
         (select sum(f.count)::int from analytics.daily_figures f where f.store_id = s.id and f.figure = 'view') as views,
         (select count(*)::int from reviews.reviews r where r.store_id = s.id) as reviews
       from stores.stores s join subscriptions.subscriptions p on p.store_id = s.id`,
    );
  const config = testConfig(database.url);
  await seedDemo(config);
  const first = await shown();
  expect(first).toEqual([
    expect.objectContaining({ username: 'savta-julie', plan_id: 'plus-plan', phase: 'active', reviews: 4 }),
  ]);
  expect((first[0] as { views: number }).views).toBeGreaterThan(1_000);
  await seedDemo(config);
  expect(await shown()).toEqual(first);
});
