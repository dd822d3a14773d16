import type { AnswerOf, listQrCodes } from '@smachot/contracts';
import { addDays, newId } from '@smachot/kernel';
import { anAccount } from '@smachot/server-testing';
import { type AnalyticsApp, analyticsApp, TODAY } from './analytics-app';

type Codes = AnswerOf<typeof listQrCodes>;
let app: AnalyticsApp;
beforeAll(async () => {
  app = await analyticsApp();
});
afterAll(() => app?.close());

const withUnit = async () => {
  const store = await app.store();
  const pricingUnitId = newId();
  await app.source.query(
    `insert into stores.pricing_units (id, store_id, type, visibility, name, position, content, images, by_proposal, version, created_at, updated_at)
     values ($1, $2, 'simple', 'public', 'תפריט חתונה', 0, '{}', '[]', false, 1, now(), now())`,
    [pricingUnitId, store.storeId],
  );
  const read = (as: string, query = '') =>
    app.call<Codes>('GET', `/v1/partners/${store.partner}/qr-codes${query}`, { as });
  const poster = (as: string, query = '') =>
    app.call('GET', `/v1/partners/${store.partner}/qr-codes/poster${query}`, { as });
  const codes = async () =>
    (await read(store.owner)).body.codes.map(({ address }) => address.split('/q/')[1]!);
  return { ...store, pricingUnitId, read, poster, codes };
};
const counted = async () => {
  await app.flush();
  await app.jobs.tick(app.clock.now());
};

it('a code leads to the page it was printed for, is counted once a day, and keeps nothing of who scanned it', async () => {
  const store = await withUnit();
  const [ofStore, ofUnit] = await store.codes();
  expect(await app.scan(ofStore!)).toEqual([302, `/partner/${store.partner}`]);
  expect(await app.scan(ofUnit!)).toEqual([302, `/partner/${store.partner}/${store.pricingUnitId}`]);
  await app.scan(ofUnit!);
  await app.scan(ofUnit!, { ip: '203.0.113.9' });
  await app.scan(ofUnit!, { userAgent: 'WhatsApp/2.23 preview' });
  await counted();
  const { body } = await store.read(store.member);
  expect(body).toMatchObject({ partnerId: store.storeId, isPublic: true });
  expect(body.codes.map(({ pricingUnitId, name, scans }) => [pricingUnitId, name, scans])).toEqual([
    [null, 'המטבח', 1],
    [store.pricingUnitId, 'תפריט חתונה', 2],
  ]);
  expect(body.days).toHaveLength(30);
  expect(body.days.at(-1)).toEqual({ day: TODAY, scans: 3 });
  expect(body.days[0]!.day).toBe(addDays(TODAY, -29));
  // the drawings that are kept are those that were drawn
  expect((await store.read(store.owner, '?days=366')).body).toMatchObject({ codes: body.codes });
  expect(new Set(body.codes.map(({ path }) => path)).size).toBe(2);
  // scans are no visits of the funnel
  expect((await app.read(store.partner, store.owner)).body.funnel.views.now).toBe(0);
  const rows: object[] = await app.source.query('select * from analytics.visits where store_id = $1', [
    store.storeId,
  ]);
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
});

it('it leads nowhere outside, and to the home page where there is nothing to show', async () => {
  const store = await withUnit();
  const [ofStore, ofUnit] = await store.codes();
  await app.source.query(`update stores.pricing_units set visibility = 'private' where id = $1`, [
    store.pricingUnitId,
  ]);
  expect(await app.scan(ofUnit!)).toEqual([302, `/partner/${store.partner}`]);
  await app.source.query('update stores.stores set username = $2 where id = $1', [
    store.storeId,
    `${store.partner}-2`,
  ]);
  expect(await app.scan(ofStore!)).toEqual([302, `/partner/${store.partner}-2`]);
  await app.source.query('update stores.stores set is_public = false where id = $1', [store.storeId]);
  for (const code of [ofStore!, 'x', '%2F%2Fexample.com', encodeURIComponent('https://example.com')])
    expect(await app.scan(code)).toEqual([302, '/']);
});

it('posters are PDFs of the crew, in both sizes, also with a long name', async () => {
  const store = await withUnit();
  const a4 = await store.poster(store.owner);
  expect([a4.status, a4.raw.subarray(0, 5).toString()]).toEqual([200, '%PDF-']);
  await app.source.query('update stores.stores set business_name = $2 where id = $1', [
    store.storeId,
    'המטבח הגדול והטעים של סבתא ג׳ולי ובניה '.repeat(3),
  ]);
  const a5 = await store.poster(store.member, `?size=A5&pricingUnitId=${store.pricingUnitId}`);
  expect(a5.raw.toString('latin1')).toContain('/MediaBox [0 0 419.53 595.28]');
  expect(a5.raw.toString('latin1').match(/\/Type \/Page\b/g)).toHaveLength(1);
  expect((await store.poster(store.owner, `?pricingUnitId=${newId()}`)).status).toBe(404);
  const stranger = await anAccount(app.source);
  expect((await store.poster(stranger)).status).toBe(404);
  expect((await store.read(stranger)).status).toBe(404);
});
