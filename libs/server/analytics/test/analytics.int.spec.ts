import { addDays, DAY_MS } from '@smachot/kernel';
import { Tx } from '@smachot/server-platform';
import { anAccount, TUESDAY } from '@smachot/server-testing';
import { seedAnalyticsDemo } from '../src';
import type { OrderFact } from '../src/domain/order-figures';
import { anOrderFact } from '../src/testing/an-order-fact';
import { type AnalyticsApp, analyticsApp, byId, PHONE, TODAY } from './analytics-app';

let app: AnalyticsApp;
beforeAll(async () => {
  app = await analyticsApp();
});
afterAll(() => app?.close());

const counted = async () => {
  await app.flush();
  await app.jobs.tick(app.clock.now());
};

describe('visits', () => {
  it('count a visitor once a day at each stage, with the source of the first', async () => {
    const { partner, owner } = await app.store();
    expect(await app.visit(partner, { source: 'map' })).toBe(204);
    await app.visit(partner, { source: 'social' });
    await app.visit(partner, { stage: 'configuration', source: 'map' });
    await app.visit(partner, { ip: '203.0.113.8' });
    await counted();
    // again, after it was counted
    await app.visit(partner, { source: 'link' });
    await counted();
    const { body } = await app.read(partner, owner);
    expect(body.funnel).toMatchObject({
      views: { now: 2, before: 0 },
      configurations: { now: 1, before: 0 },
      checkouts: { now: 0, before: 0 },
    });
    const views = body.details!.sources.filter(({ views: { now } }) => now > 0);
    expect(views.map(({ source, views: { now } }) => [source, now])).toEqual([
      ['direct', 1],
      ['map', 1],
    ]);
    expect(body.recordedSince).toBe(TODAY);
  });

  it('leave out programs, and stores that are not public', async () => {
    const { partner, storeId } = await app.store();
    await app.visit(partner, { userAgent: 'Mozilla/5.0 (compatible; Googlebot/2.1)' });
    await app.source.query('update stores.stores set is_public = false where id = $1', [storeId]);
    expect(await app.visit(partner)).toBe(204);
    expect(await app.visit('nobody-here')).toBe(204);
    await counted();
    const rows = await app.source.query('select 1 from analytics.visits where store_id = $1', [storeId]);
    expect(rows).toEqual([]);
  });

  it('of one network are few, whatever its browsers call themselves', async () => {
    const { partner, owner } = await app.store();
    for (let at = 0; at < 60; at++)
      await app.visit(partner, {
        userAgent: PHONE.replace('Pixel 8', `Pixel ${at}`).replace('126', `${at}`),
      });
    await counted();
    expect((await app.read(partner, owner)).body.funnel.views.now).toBe(1);
  });

  it('keep no address, and their hashes no longer than their day', async () => {
    const { partner, storeId, owner } = await app.store();
    await app.visit(partner, { ip: '198.51.100.23' });
    await counted();
    const rows: { text: string }[] = await app.source.query(
      'select v::text as text from analytics.visits v where store_id = $1',
      [storeId],
    );
    expect(rows).toHaveLength(1);
    expect(rows[0]!.text).not.toMatch(/198\.51|Pixel|Chrome/);
    app.clock.moveTo(new Date(TUESDAY.getTime() + DAY_MS));
    await app.jobs.tick(app.clock.now());
    expect(await app.source.query('select 1 from analytics.visits where store_id = $1', [storeId])).toEqual(
      [],
    );
    expect((await app.read(partner, owner)).body.funnel.views.now).toBe(1);
    app.clock.moveTo(TUESDAY);
  });

  it('are counted once by workers that count at the same moment', async () => {
    const { partner, owner } = await app.store();
    for (let at = 1; at <= 20; at++) await app.visit(partner, { ip: `203.0.113.${at}` });
    await app.flush();
    await Promise.all([1, 2, 3].map(() => app.jobs.tick(app.clock.now())));
    expect((await app.read(partner, owner)).body.funnel.views.now).toBe(20);
  });
});

describe('orders', () => {
  it('are counted as their newest version says, in whatever order and however often it is delivered', async () => {
    const { storeId } = await app.store();
    const versions = (order: OrderFact): OrderFact[] => [
      { ...order, version: 1, status: 'pending', revenue: 0, answerMinutes: null },
      { ...order, version: 2 },
      { ...order, version: 4, status: 'cancelled_customer', revenue: 20_000 },
    ];
    const [one, other] = [
      anOrderFact({ storeId }),
      anOrderFact({ storeId, guests: 40, eventOn: '2027-04-09' }),
    ];
    const first = versions(one);
    const second = versions(other).slice(0, 2);
    for (const order of [first[2]!, second[1]!, first[0]!, second[0]!, first[1]!, first[2]!])
      await app.deliver(order);
    await app.jobs.drain();
    expect(await app.facts(storeId)).toEqual([first[2]!, second[1]!].sort(byId));
  });

  it('are shown with their money to owners, and compared with the period before', async () => {
    const { partner, storeId, owner, member } = await app.store();
    await app.deliver(anOrderFact({ storeId, placedOn: TODAY, eventOn: addDays(TODAY, 30) }));
    await app.deliver(anOrderFact({ storeId, placedOn: addDays(TODAY, -7), revenue: 100_050, guests: 10 }));
    await app.answered(storeId, 4);
    await app.jobs.drain();
    const { body } = await app.read(partner, owner);
    expect(body.funnel.orders).toEqual({ now: 1, before: 1 });
    expect(body.funnel.revenue).toEqual({ now: 4_000, before: 1_000.5 });
    expect(body.details!.pricePerGuest).toEqual({ now: 50, before: 100.05 });
    expect(body.details!.averageLeadDays).toEqual({ now: 30, before: 37 });
    expect(body.details!.responseTimes.messages.now).toEqual({ count: 1, median: 4, p90: 4 });
    expect(body.steps.at(-1)).toMatchObject({ from: TODAY, orders: 1, revenue: 4_000 });
    expect((await app.read(partner, member)).body.funnel.revenue).toBeNull();
  });
});

it('the demo data is a quarter with everything in it, seeded once', async () => {
  const { partner, storeId, owner } = await app.store();
  const placed = [-80, -60, -30, -9].map((days) => addDays(TODAY, days));
  const orders = placed.map((placedOn) =>
    anOrderFact({ storeId, placedOn, eventOn: addDays(placedOn, 30), revenue: 3_000_000 }),
  );
  const seed = (now: Date) =>
    app.source.transaction((manager) => seedAnalyticsDemo(new Tx(manager), { storeId, orders, now }));
  await seed(TUESDAY);
  const quarter = `?from=${addDays(TODAY, -90)}&until=${addDays(TODAY, -1)}&granularity=week`;
  const { body } = await app.read(partner, owner, quarter);
  const { views, configurations, checkouts, orders: counted, revenue } = body.funnel;
  expect(counted.now).toBe(orders.length);
  expect(views.now).toBeGreaterThan(views.before);
  for (const [more, fewer] of [
    [views, configurations],
    [configurations, checkouts],
    [checkouts, counted],
  ] as const)
    expect(more.now).toBeGreaterThan(fewer.now);
  expect(revenue!.now).toBeGreaterThan(100_000);
  expect(body.details!.sources.every(({ views: { now } }) => now > 0)).toBe(true);
  expect(body.details!.responseTimes.messages.now!.count).toBeGreaterThan(5);
  await seed(new Date(TUESDAY.getTime() + DAY_MS));
  await app.jobs.tick(app.clock.now());
  expect((await app.read(partner, owner, quarter)).body).toEqual(body);
});

describe('who reads figures', () => {
  it('is the crew, as far as the plan includes them', async () => {
    const { partner, storeId, owner } = await app.store();
    expect((await app.read(partner, await anAccount(app.source))).status).toBe(404);
    app.choosePlan(storeId, 'basic-plan');
    expect(await app.read(partner, owner)).toMatchObject({
      status: 409,
      body: { code: 'plan.analytics.iron_swords' },
    });
    app.choosePlan(storeId, 'iron-swords-plan');
    expect((await app.read(partner, owner)).body).toMatchObject({
      level: 'basic',
      details: null,
      detailsPlan: 'plus-plan',
    });
  });

  it('asks for a period that has an end, and is no longer than a year', async () => {
    const { partner, owner } = await app.store();
    for (const query of ['', '?from=2027-02-01&until=2027-01-31', '?from=2026-01-01&until=2027-01-31'])
      expect((await app.read(partner, owner, query)).status).toBe(422);
    const year = await app.read(partner, owner, '?from=2026-01-01&until=2026-12-31&granularity=month');
    expect(year.body.steps).toHaveLength(12);
    expect(year.body.recordedSince).toBeNull();
  });
});

it('figures are deleted after three years, and the deletion is recorded', async () => {
  const { storeId } = await app.store();
  const erased = async (): Promise<number> => {
    const [run] = await app.source.query<{ erased: number }[]>(
      `select coalesce(sum(erased), 0)::int as erased from platform.retention_runs where job = 'analytics.delete_expired'`,
    );
    return run!.erased;
  };
  const days = [addDays(TODAY, -3 * 366 - 1), addDays(TODAY, -3 * 365)];
  for (const day of days)
    await app.source.query(
      `insert into analytics.daily_figures (store_id, day, figure, part, count, amount) values ($1, $2, 'view', '', 4, 0)`,
      [storeId, day],
    );
  await counted();
  const before = await erased();
  const left = await app.source.query<object[]>(
    `select to_char(day, 'YYYY-MM-DD') as day from analytics.daily_figures where store_id = $1`,
    [storeId],
  );
  expect(left).toEqual([{ day: days[1] }]);
  expect(before).toBeGreaterThan(0);
  await counted();
  expect(await erased()).toBe(before);
});
