import { testWebFolder } from '@smachot/server-testing';
import { aSimpleUnit } from '../../src/testing/a-store';
import { PublicPlaces1796000040030 } from '../../src/persistence/migrations/1796000040030-public-places';
import { type StoresApp, storesApp } from '../stores-app';

const web = testWebFolder();
let app: StoresApp;
beforeAll(async () => {
  app = await storesApp({ WEB_DIR: web.folder });
});
afterAll(async () => {
  await app.close();
  web.remove();
});

// a private home: no part of its address may be read by a stranger
const street = 'רחוב הנסתר 73';
const home = {
  address: `${street}, תל אביב-יפו`,
  placeId: 'secret-place-id',
  geocode: { lat: 32.061234, lng: 34.771234 },
};
const traces = [street, home.placeId, '32.0612', '34.7712'];
const opening = { businessLocation: home, businessCity: 'תל אביב-יפו' };

/** Everything a visitor without an account can read of a store. */
const anonymousAnswers = async (username: string, unitId: string): Promise<string[]> => {
  const inTelAviv = 'lat=32.0853&lng=34.7818';
  const reads = [
    `/v1/partners/${username}`,
    `/v1/partners/${username}/days?from=2027-05-01&to=2027-05-20`,
    `/v1/pricing-units/${unitId}`,
    '/v1/partners?limit=60',
    `/v1/partners?limit=60&sort=distance&${inTelAviv}&participants=50`,
    `/v1/partners?limit=60&q=${encodeURIComponent('סבתא')}`,
    `/partner/${username}`,
    `/partner/${username}/reviews`,
    `/partner/${username}/${unitId}`,
    '/sitemap.xml',
  ];
  const answers = await Promise.all(reads.map((path) => app.call('GET', path)));
  return answers.map(({ text }, nth) => `${reads[nth]}: ${text}`);
};

describe('the address of a business that comes to the customer', () => {
  it('is in nothing a stranger can read', async () => {
    const owner = await app.person();
    const { store, unit } = await app.publicStore(owner, opening, aSimpleUnit());
    const answers = await anonymousAnswers(store.partnerUsername, unit.pricingUnitId);
    expect(answers.filter((text) => text.includes(store.businessName)).length).toBeGreaterThanOrEqual(5);
    for (const answer of answers)
      expect(traces.filter((trace) => answer.includes(trace)).map((trace) => [trace, answer])).toEqual([]);
    const shown = (await app.call('GET', `/v1/partners/${store.partnerUsername}`)).body;
    expect(shown).toMatchObject({
      businessLocation: { address: 'תל אביב-יפו', geocode: { lat: 32.0853, lng: 34.7818 } },
      maxWorkingDistance: 60,
    });
    // the crew still reads and edits it
    const managed = await app.call('GET', `/v1/partners/${store.partnerUsername}/manage`, { as: owner });
    expect(managed.body).toMatchObject({ businessLocation: home });
  });

  it('cannot be measured: two homes of one town have the same distances and prices', async () => {
    const owner = await app.person();
    const south = { ...home, geocode: { lat: 32.031, lng: 34.741 } };
    const north = { ...home, geocode: { lat: 32.129, lng: 34.81 } };
    const units = await Promise.all(
      [south, north].map(
        async (businessLocation) =>
          (await app.publicStore(owner, { ...opening, businessLocation })).unit.pricingUnitId,
      ),
    );
    const places = [
      { lat: 32.2, lng: 34.85 },
      { lat: 31.95, lng: 34.9 },
      { lat: 32.3, lng: 34.95 },
    ];
    for (const geocode of places) {
      const body = { participants: 50, location: { address: 'שם', geocode } };
      const [one, other] = await Promise.all(
        units.map((id) => app.call('POST', `/v1/pricing-units/${id}/price-check`, { body })),
      );
      expect(one!.status).toBe(200);
      expect(one!.body).toEqual(other!.body);
    }
  });

  it('of a hall stays where it is', async () => {
    const { store } = await app.publicStore(await app.person(), {
      ...opening,
      isMobile: false,
      delivery: null,
    });
    const { body } = await app.call('GET', `/v1/partners/${store.partnerUsername}`);
    expect(body).toMatchObject({ businessLocation: home });
  });

  it('is taken from the map by the migration, of stores that stood there', async () => {
    const { store } = await app.publicStore(await app.person(), opening);
    await app.source.query('update stores.stores set lat = 32.061234, lng = 34.771234 where id = $1', [
      store.partnerId,
    ]);
    const runner = app.source.createQueryRunner();
    await new PublicPlaces1796000040030().up(runner);
    await runner.release();
    const rows: object[] = await app.source.query(
      'select s.lat, s.lng, l.lat as listed, l.card from stores.stores s join stores.listings l on l.store_id = s.id where s.id = $1',
      [store.partnerId],
    );
    expect(rows.length).toBeGreaterThan(0);
    for (const row of rows) expect(row).toMatchObject({ lat: 32.0853, lng: 34.7818, listed: 32.0853 });
    expect(JSON.stringify(rows)).not.toContain('32.0612');
  });
});
