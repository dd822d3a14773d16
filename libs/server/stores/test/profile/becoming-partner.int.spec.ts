import type { AnswerOf, checkUsername, myStores, PartnerProfile, PricingUnit } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { AssignedStores } from '@smachot/server-identity';
import { CrewOf, CrewRoleOf, OrderableUnit } from '../../src';
import { aMenu, aPartnerForm, aSimpleUnit } from '../../src/testing/a-store';
import { type StoresApp, storesApp } from '../stores-app';

let app: StoresApp;
let owner: string;
beforeAll(async () => {
  app = await storesApp();
  owner = await app.person('+972521110001');
});
afterAll(() => app.close());

describe('the schema', () => {
  it('is the one the entities describe', async () => {
    const { upQueries } = await app.source.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query)).toEqual([]);
  });
});

describe('becoming a partner', () => {
  it('makes a hidden store whose owner is the caller, and his next token says so', async () => {
    const someone = await app.person();
    const { status, body } = await app.call<PartnerProfile>('POST', '/v1/partners', {
      as: someone,
      body: aPartnerForm({ partnerUsername: 'savta-julie', email: 'julie@example.com' }),
    });
    expect({ status, body }).toMatchObject({
      status: 201,
      body: {
        partnerUsername: 'savta-julie',
        businessName: 'המטבח של סבתא ג׳ולי',
        email: 'julie@example.com',
        emailVerified: false,
        settings: { isPublic: false },
        freeWorkingDistance: 10,
        pricePerKm: 6,
        storeUrl: 'https://app.smachot.example/partner/savta-julie',
        pricingUnits: [],
      },
    });
    expect(await app.get(AssignedStores).of(app.source, someone)).toEqual(['savta-julie']);
    const mine = await app.call<AnswerOf<typeof myStores>>('GET', '/v1/me/stores', { as: someone });
    expect(mine.body.stores).toEqual([
      {
        partnerId: body.partnerId,
        partnerUsername: 'savta-julie',
        businessName: 'המטבח של סבתא ג׳ולי',
        role: 'Owner',
        isPublic: false,
      },
    ]);
    for (const named of ['savta-julie', body.partnerId])
      expect(await app.queries.execute(new CrewRoleOf(named, someone))).toEqual({
        partnerId: body.partnerId,
        partnerUsername: 'savta-julie',
        role: 'Owner',
      });
    // of several at once; an unknown store has no crew
    const nowhere = '00000000-0000-7000-8000-000000000000';
    expect(await app.queries.execute(new CrewOf([body.partnerId, nowhere]))).toEqual(
      new Map([[body.partnerId, [someone]]]),
    );
    // hidden from all others
    expect((await app.call('GET', '/v1/partners/savta-julie')).status).toBe(404);
    expect((await app.call('GET', '/v1/partners/savta-julie/manage', { as: owner })).status).toBe(404);
  });

  it('gives a username to one of twenty who want it at once', async () => {
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        app.call('POST', '/v1/partners', {
          as: owner,
          body: aPartnerForm({ partnerUsername: 'wanted-by-all' }),
        }),
      ),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array<number>(19).fill(409)].sort());
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'username.taken' });
  });

  describe('within the limits of an account', () => {
    let small: StoresApp;
    beforeAll(async () => {
      small = await storesApp({ STORES_DAILY_LIMIT: '3', STORES_OWNED_LIMIT: '4' });
    });
    afterAll(() => small.close());

    const open = (as: string) =>
      small.call<PartnerProfile & { code?: string }>('POST', '/v1/partners', {
        as,
        body: aPartnerForm({ partnerUsername: `store-${newId().slice(-12)}` }),
      });
    const openAtOnce = async (as: string, count: number) => {
      const answers = await Promise.all(Array.from({ length: count }, () => open(as)));
      return {
        names: answers.flatMap(({ status, body }) => (status === 201 ? [body.partnerUsername] : [])),
        refused: answers.flatMap(({ status, body }) => (status === 201 ? [] : [`${status} ${body.code}`])),
      };
    };
    const close = (as: string, name: string) => small.call('DELETE', `/v1/partners/${name}`, { as });
    const ageStores = () =>
      small.source.query(`update stores.stores set created_at = created_at - interval '2 days'`);

    it('opens three a day, closed ones included, however many are asked for at once', async () => {
      const owner = await small.person();
      const { names, refused } = await openAtOnce(owner, 6);
      expect(names).toHaveLength(3);
      expect(refused).toEqual(Array(3).fill('429 stores.too_many_today'));
      await close(owner, names[0]!);
      expect((await open(owner)).body.code).toBe('stores.too_many_today');
      expect((await open(await small.person())).status).toBe(201);
      const [row] = await small.source.query(
        'select count(*)::int as names from stores.usernames u left join stores.stores s on s.id = u.store_id where s.id is null',
      );
      expect(row).toEqual({ names: 0 });
    });

    it('owns four at a time', async () => {
      const owner = await small.person();
      const { names } = await openAtOnce(owner, 3);
      await ageStores();
      expect((await open(owner)).status).toBe(201);
      expect(await open(owner)).toMatchObject({ status: 409, body: { code: 'stores.too_many' } });
      await close(owner, names[0]!);
      expect((await open(owner)).status).toBe(201);
    });
  });

  it.each([
    ['Savta', 'username.invalid'],
    ['ab', 'username.invalid'],
    ['-savta', 'username.invalid'],
    ['סבתא', 'username.invalid'],
    ['admin', 'username.reserved'],
    ['smachot-events', 'username.reserved'],
    ['wanted-by-all', 'username.taken'],
    ['free-name', null],
  ])('says of the username %s: %s', async (username, code) => {
    const { body } = await app.call<AnswerOf<typeof checkUsername>>(
      'GET',
      `/v1/partner-usernames/${encodeURIComponent(username)}`,
      { as: owner },
    );
    expect(body).toEqual({ free: code === null, code });
  });

  it.each([
    [{ partnerUsername: 'login' }, 'username.reserved'],
    [{ partnerUsername: 'no-terms', delivery: null }, 'store.delivery_required'],
    [{ partnerUsername: 'no-place', isMobile: false, businessLocation: null }, 'store.location_required'],
    [
      { partnerUsername: 'no-town', businessLocation: null, businessCity: 'שום מקום' },
      'store.location_required',
    ],
  ])('refuses %p', async (form, code) => {
    const { status, body } = await app.call('POST', '/v1/partners', { as: owner, body: aPartnerForm(form) });
    expect({ status, body }).toMatchObject({ status: 422, body: { code } });
    const [row] = await app.source.query('select 1 from stores.usernames where username = $1', [
      form.partnerUsername,
    ]);
    expect(row).toBeUndefined();
  });

  it('measures a mobile business without an address from the middle of its town', async () => {
    const store = await app.store(owner, { businessLocation: null, businessCity: 'באר שבע' });
    const [row] = await app.source.query('select lat, lng from stores.stores where id = $1', [
      store.partnerId,
    ]);
    expect(row).toEqual({ lat: 31.2518, lng: 34.7913 });
  });
});

describe('pricing units', () => {
  it('keeps every field of a menu and of a simple one', async () => {
    const { partnerUsername } = await app.store(owner);
    const form = aMenu({
      tags: ['כשר'],
      durationHours: 4.5,
      translations: { en: { name: 'House menu', summary: '', description: '' } },
    });
    const menu = await app.unit(owner, partnerUsername, form);
    expect(menu).toMatchObject(form);
    const simple = await app.unit(owner, partnerUsername, aSimpleUnit({ startingFromPrice: 99.9 }));
    expect(simple).toMatchObject({ ...aSimpleUnit(), startingFromPrice: 99.9, imageGallery: [] });
    const { body } = await app.call<{ pricingUnits: PricingUnit[] }>(
      'GET',
      `/v1/partners/${partnerUsername}/pricing-units`,
      { as: owner },
    );
    expect(body.pricingUnits).toEqual([menu, simple]);
  });

  it('refuses what the specification refuses, in words', async () => {
    const { partnerUsername } = await app.store(owner);
    const answer = await app.call<{ fields: object }>(
      'POST',
      `/v1/partners/${partnerUsername}/pricing-units`,
      {
        as: owner,
        body: {
          ...aSimpleUnit(),
          name: '',
          summary: ' ',
          description: 'x'.repeat(5_001),
          pricingFactor: { type: 'auction' },
        },
      },
    );
    expect(answer.status).toBe(422);
    expect(Object.keys(answer.body.fields).sort()).toEqual(
      expect.arrayContaining(['description', 'name', 'pricingFactor.type', 'summary']),
    );
  });
});

describe('what orders ask', () => {
  it('finds nothing that is not shown, and no closing rule where there is none', async () => {
    const { partnerId, partnerUsername } = await app.store(owner);
    const unit = await app.unit(owner, partnerUsername);
    expect(await app.queries.execute(new OrderableUnit(unit.pricingUnitId))).toBeNull();
    await app.source.query('update stores.stores set is_public = true where id = $1', [partnerId]);
    expect(await app.queries.execute(new OrderableUnit(unit.pricingUnitId))).toMatchObject({
      unit: { pricingUnitId: unit.pricingUnitId },
      open: true,
      crew: [owner],
      store: {
        partnerId,
        partnerUsername,
        businessPhone: '+972502345678',
        businessLocation: { geocode: { lat: 32.0853, lng: 34.7818 } },
        isMobile: true,
        delivery: { freeWorkingDistance: 10, maxWorkingDistance: 60, pricePerKm: 6, minDeliveryPrice: 80 },
        shortestNotice: 48,
        dailyCapacity: 1,
      },
    });
  });
});
