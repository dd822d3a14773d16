import type {
  AnswerOf,
  Availability,
  browseStores,
  PartnerProfile,
  readAvailability,
  storeDays,
} from '@smachot/contracts';
import { atWallTime, newId } from '@smachot/kernel';
import { OrderableUnit } from '../src';
import { StoreJobs } from '../src/jobs/store-jobs';
import { NoteTaken } from '../src/use-cases/availability/note-taken';
import { aPartnerForm } from '../src/testing/a-store';
import { type StoresApp, storesApp, TUESDAY } from './stores-app';

let app: StoresApp;
let owner: string;
beforeAll(async () => {
  app = await storesApp();
  owner = await app.person();
});
afterAll(() => app.close());
beforeEach(() => app.clock.moveTo(TUESDAY));

/** Sunday to Thursday, 17:00 to 01:00. */
const evenings = (more: Partial<Availability> = {}): Availability => ({
  id: newId(),
  isAvailable: true,
  allDay: false,
  startDateTime: atWallTime('2027-01-03', '17:00').toISOString(),
  endDateTime: atWallTime('2027-01-04', '01:00').toISOString(),
  recurrence: 'weekly',
  recurrenceEndDate: null,
  weekdays: [0, 1, 2, 3, 4],
  ...more,
});
const say = (partner: string, availabilities: Availability[], shortestNotice = 0, dailyCapacity = 2) =>
  app.call<AnswerOf<typeof readAvailability>>('PUT', `/v1/partners/${partner}/availability`, {
    as: owner,
    body: { availabilities, shortestNotice, dailyCapacity },
  });
const days = async (partner: string, from: string, to = from, more = '') =>
  (
    await app.call<AnswerOf<typeof storeDays>>(
      'GET',
      `/v1/partners/${partner}/days?from=${from}&to=${to}${more}`,
    )
  ).body.days;
/** Delivers updates together: slots taken and their version. */
const taken = async (storeId: string, day: string, ...said: [slots: number, version: number][]) => {
  const deliveries = said.map(([slots, version]) => ({
    payload: { storeId, day, taken: slots, version },
    delivery: { id: newId(), job: 'stores.note_taken' as const, attempt: 1 },
  }));
  await app.source.query(
    `insert into platform.outbox (id, job, payload, dispatched_at) select id, 'stores.note_taken', '{}', now() from unnest($1::uuid[]) id`,
    [deliveries.map(({ delivery }) => delivery.id)],
  );
  await app.commands.execute(new NoteTaken(deliveries));
};
const found = async (partnerId: string, datetime: Date): Promise<boolean> => {
  const { body } = await app.call<AnswerOf<typeof browseStores>>(
    'GET',
    `/v1/partners?limit=60&datetime=${datetime.toISOString()}`,
  );
  return body.stores.some((card) => card.partnerId === partnerId);
};

describe('what a store says of its times', () => {
  it('is read back by its crew and means the same to orders and to browse', async () => {
    const { store, unit } = await app.publicStore(owner);
    const rules = [
      evenings(),
      evenings({ isAvailable: false, weekdays: [2], recurrenceEndDate: '2027-04-20' }),
    ];
    expect((await say(store.partnerUsername, rules)).body.availabilities).toEqual(rules);
    const read = await app.call('GET', `/v1/partners/${store.partnerUsername}/availability`, { as: owner });
    expect(read.body).toEqual({
      availabilities: rules,
      shortestNotice: 0,
      dailyCapacity: 2,
      slotsPerCustomer: 1,
      hoursChosen: true,
      version: expect.any(Number),
    });
    const moments: [string, string, boolean][] = [
      ['2027-04-11', '16:59', false],
      ['2027-04-11', '17:00', true],
      ['2027-04-12', '00:59', true],
      ['2027-04-12', '01:00', false],
      ['2027-04-13', '18:00', false],
      ['2027-04-27', '18:00', true],
      ['2027-05-01', '18:00', false],
      ['2027-10-31', '18:00', true],
    ];
    for (const [day, time, open] of moments) {
      const then = atWallTime(day, time);
      const orderable = await app.queries.execute(new OrderableUnit(unit.pricingUnitId, then));
      expect([day, time, orderable?.open]).toEqual([day, time, open]);
      expect([day, time, await found(store.partnerId, then)]).toEqual([day, time, open]);
    }
  });

  it('is for the crew, and refuses what makes no sense without changing anything', async () => {
    const { partnerUsername } = await app.store(owner);
    const stranger = await app.person();
    expect(
      (await app.call('GET', `/v1/partners/${partnerUsername}/availability`, { as: stranger })).status,
    ).toBe(404);
    const twice = evenings();
    for (const rules of [[twice, twice], [evenings({ endDateTime: evenings().startDateTime })]])
      expect((await say(partnerUsername, rules)).status).toBe(422);
    const { body } = await app.call('GET', `/v1/partners/${partnerUsername}/availability`, { as: owner });
    const limits = { shortestNotice: 48, dailyCapacity: 1, slotsPerCustomer: 1 };
    expect(body).toEqual({ ...limits, availabilities: [], hoursChosen: true, version: 1 });
  });

  it('is written down two years ahead, and further as months pass', async () => {
    const { store } = await app.publicStore(owner);
    await say(store.partnerUsername, [evenings()]);
    const later = atWallTime('2029-08-01', '18:00');
    expect(await found(store.partnerId, later)).toBe(false);
    app.clock.moveTo(new Date('2028-04-06T08:00:00Z'));
    await app.get(StoreJobs).months(app.clock.now());
    expect(await found(store.partnerId, atWallTime('2030-03-03', '18:00'))).toBe(true);
    const [row] = await app.source.query(
      'select count(*)::int as months, min(month)::text as first from stores.open_months where store_id = $1',
      [store.partnerId],
    );
    expect(row).toEqual({ months: 25, first: '2028-04-01' });
    await say(store.partnerUsername, []);
    expect(
      await app.source.query('select 1 from stores.open_months where store_id = $1', [store.partnerId]),
    ).toEqual([]);
    expect(await found(store.partnerId, atWallTime('2040-03-03', '04:00'))).toBe(true);
  });
});

describe('the days of a store', () => {
  it('say what may be asked for, or why nothing may', async () => {
    const { store } = await app.publicStore(owner);
    // now is Tuesday, 11:00
    await say(store.partnerUsername, [evenings()], 31, 2);
    await taken(store.partnerId, '2027-04-08', [2, 1]);
    await taken(store.partnerId, '2027-04-11', [1, 1]);
    expect(await days(store.partnerUsername, '2027-04-05', '2027-04-11')).toEqual([
      { day: '2027-04-05', state: 'past', hours: [], taken: 0 },
      { day: '2027-04-06', state: 'notice', hours: [], taken: 0 },
      { day: '2027-04-07', state: 'open', hours: [{ from: '18:00', to: '24:00' }], taken: 0 },
      { day: '2027-04-08', state: 'full', hours: [], taken: 2 },
      { day: '2027-04-09', state: 'open', hours: [{ from: '00:00', to: '01:00' }], taken: 0 },
      { day: '2027-04-10', state: 'closed', hours: [], taken: 0 },
      { day: '2027-04-11', state: 'open', hours: [{ from: '17:00', to: '24:00' }], taken: 1 },
    ]);
  });

  it('are those of the first month with an open one, where they are asked for so', async () => {
    const { store } = await app.publicStore(owner);
    const { partnerUsername } = store;
    const asked = async (months: number) => {
      const found = await days(partnerUsername, '2027-04-01', '2027-04-30', `&searchMonths=${months}`);
      return [found[0]?.day, found.at(-1)?.day, found.some(({ state }) => state === 'open')];
    };
    await say(partnerUsername, [evenings()], 24 * 60);
    expect(await asked(1)).toEqual(['2027-04-01', '2027-04-30', false]);
    expect(await asked(2)).toEqual(['2027-06-01', '2027-06-30', true]);
    expect(await asked(12)).toEqual(['2027-06-01', '2027-06-30', true]);
    await taken(store.partnerId, '2027-06-30', [2, 1]);
    const filled = await days(partnerUsername, '2027-04-01', '2027-04-30', '&searchMonths=2');
    expect(filled.at(-1)).toEqual({ day: '2027-06-30', state: 'full', hours: [], taken: 2 });
    await say(partnerUsername, [evenings()]);
    expect(await asked(2)).toEqual(['2027-04-01', '2027-04-30', true]);
  });

  it('are no secret of a public store and nobody else’s of a hidden one', async () => {
    const { partnerUsername } = await app.store(owner);
    const ask = `/v1/partners/${partnerUsername}/days?from=2027-04-06&to=2027-04-06`;
    expect((await app.call('GET', ask)).status).toBe(404);
    expect((await app.call('GET', ask, { as: owner })).status).toBe(200);
  });

  it.each([
    'from=2027-04-06&to=2027-04-05',
    'from=2027-04-06&to=2027-06-10',
    'from=soon&to=later',
    'from=2027-04-06&to=2027-04-07&searchMonths=13',
  ])('are refused for %s', async (query) => {
    const { store } = await app.publicStore(owner);
    expect((await app.call('GET', `/v1/partners/${store.partnerUsername}/days?${query}`)).status).toBe(422);
  });
});

describe('slots that are taken', () => {
  it('hide a full day from browse; the greatest version wins, whatever comes first', async () => {
    const { store } = await app.publicStore(owner);
    await say(store.partnerUsername, [], 0, 1);
    const then = atWallTime('2027-05-04', '19:00');
    await taken(store.partnerId, '2027-05-04', [1, 5]);
    await taken(store.partnerId, '2027-05-04', [0, 4]);
    expect(await found(store.partnerId, then)).toBe(false);
    expect(await found(store.partnerId, atWallTime('2027-05-05', '19:00'))).toBe(true);
    await taken(store.partnerId, '2027-05-04', [0, 6]);
    expect(await found(store.partnerId, then)).toBe(true);
    await taken(store.partnerId, '2027-05-04', [0, 8], [1, 9], [0, 7]);
    expect(await found(store.partnerId, then)).toBe(false);
  });

  it('leave browse to keep the notice to the hour', async () => {
    const { store } = await app.publicStore(owner);
    await say(store.partnerUsername, [], 24, 1);
    expect(await found(store.partnerId, new Date('2027-04-07T07:59:59Z'))).toBe(false);
    expect(await found(store.partnerId, new Date('2027-04-07T08:00:00Z'))).toBe(true);
    expect(await found(store.partnerId, new Date('2027-04-05T08:00:00Z'))).toBe(false);
  });
});

describe('a store that was just opened', () => {
  const opened = async () => {
    const partnerUsername = `new-${newId().slice(-12)}`;
    const body = { ...aPartnerForm({ partnerUsername }), cancellationPolicy: STRICT };
    const { body: store } = await app.call<PartnerProfile>('POST', '/v1/partners', { as: owner, body });
    const unit = await app.unit(owner, partnerUsername);
    await app.source.query('update stores.stores set is_public = true where id = $1', [store.partnerId]);
    return { store, unit, path: `/v1/partners/${partnerUsername}` };
  };
  const STRICT = [
    { hoursBefore: 336, refundPercent: 50 },
    { hoursBefore: 720, refundPercent: 100 },
  ];
  const isOpen = async (pricingUnitId: string) =>
    (await app.queries.execute(new OrderableUnit(pricingUnitId, new Date('2027-05-04T12:00:00Z'))))!.open;
  const isListed = async (partnerId: string) => {
    const { body } = await app.call<AnswerOf<typeof browseStores>>(
      'GET',
      '/v1/partners?datetime=2027-05-04T12:00:00Z&limit=60',
    );
    return body.stores.some((card) => card.partnerId === partnerId);
  };
  const limits = { shortestNotice: 24, dailyCapacity: 2, slotsPerCustomer: 1 };

  it('is closed until its hours are chosen, whatever else is said of it, and keeps the terms its owner picked', async () => {
    const { store, unit, path } = await opened();
    expect(store.cancellationPolicy).toEqual([...STRICT].reverse());
    expect(store.settings.hoursChosen).toBe(false);
    const closed = async () => {
      expect(await isOpen(unit.pricingUnitId)).toBe(false);
      expect(await isListed(store.partnerId)).toBe(false);
      const days = await app.call<AnswerOf<typeof storeDays>>(
        'GET',
        `${path}/days?from=2027-05-01&to=2027-05-20`,
      );
      expect(new Set(days.body.days.map(({ state }) => state))).toEqual(new Set(['closed']));
    };
    await closed();
    const say = (body: object) => app.call('PUT', `${path}/availability`, { as: owner, body });
    expect((await say({ ...limits, availabilities: [], hoursChosen: false })).status).toBe(200);
    await closed();
    expect((await say({ ...limits, availabilities: [] })).status).toBe(200);
    expect(await isOpen(unit.pricingUnitId)).toBe(true);
    expect(await isListed(store.partnerId)).toBe(true);
    const read = await app.call('GET', `${path}/availability`, { as: owner });
    expect(read.body).toMatchObject({ hoursChosen: true, availabilities: [] });
  });
});
