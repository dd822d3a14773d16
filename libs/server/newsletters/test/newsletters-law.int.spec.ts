import { newId } from '@smachot/kernel';
import { CONSENT_VERSION } from '../src/texts/consent-text';
import { type NewslettersApp, newslettersApp, type Shop } from './newsletters-app';

let app: NewslettersApp;
let shop: Shop;

beforeAll(async () => {
  app = await newslettersApp();
});
afterAll(() => app.close());
beforeEach(async () => {
  shop = await app.store();
});

const tick = () => app.jobs.tick(app.clock.now());

it('a newsletter is not sent by a store whose street is unknown, since the law demands an address', async () => {
  await app.subscriber(shop);
  const [draft, planned] = [await app.draft(shop), await app.draft(shop)];
  await app.schedule(shop, planned);
  await app.source.query('update stores.stores set location = null where id = $1', [shop.storeId]);
  await tick();
  expect(app.mails).toHaveLength(0);
  expect(await app.read(shop, planned)).toMatchObject({ status: 'paused' });
  const town = { address: 'חיפה', geocode: { lat: 32.81, lng: 34.99 } };
  await app.source.query('update stores.stores set location = $2 where id = $1', [
    shop.storeId,
    JSON.stringify(town),
  ]);
  const { status, body } = await app.schedule(shop, draft);
  expect([status, body.code]).toEqual([409, 'newsletter.address_missing']);
});

it('the link of an older mail ends an agreement that was given again since, and counts once', async () => {
  const person = await app.subscriber(shop);
  await app.schedule(shop, await app.draft(shop));
  app.mails.length = 0;
  await tick();
  const link = /<(.*)>/.exec(app.mails[0]!.headers!['List-Unsubscribe']!)![1]!;
  const read = async () => {
    const { body } = await app.call<{ ended: boolean }>(
      'GET',
      `/v1/newsletter-links/${link.split('/').at(-1)}`,
    );
    return body.ended;
  };
  await app.call('DELETE', `/v1/me/newsletter-consents/${shop.storeId}`, person);
  expect(await read()).toBe(true);
  const form = { place: 'order', textVersion: CONSENT_VERSION, agreed: true };
  for (let turn = 0; turn < 2; turn++) {
    await app.call('POST', `${shop.path}/updates`, person, form);
    expect(await read()).toBe(false);
    expect(await app.oneClick(link)).toBe(204);
    expect(await read()).toBe(true);
  }
  const listed = await app.call<object>('GET', `${shop.path}/newsletters`, shop.owner);
  expect(listed.body).toMatchObject({
    newsletters: [{ progress: { unsubscribed: 1 } }],
    subscribers: { active: 0, ended: 3 },
  });
});

it('an agreement is deleted seven years after it ended, and the deletion is recorded', async () => {
  const ended = async (years: number, days: number): Promise<string> => {
    const id = newId();
    await app.source.query(
      `insert into newsletters.consents (id, store_id, place, text, text_version, language, agreed_at, ended_at, ended_by)
       values ($1, $2, 'order', 'x', '1', 'he', $3::timestamptz - interval '9 years',
         $3::timestamptz - make_interval(years => $4, days => $5), 'person')`,
      [id, shop.storeId, app.clock.now(), years, days],
    );
    return id;
  };
  const [old, young] = [await ended(7, 1), await ended(6, 360)];
  await tick();
  const left = await app.source.query<{ id: string }[]>(
    'select id from newsletters.consents where id = any($1)',
    [[old, young]],
  );
  expect(left).toEqual([{ id: young }]);
  const [run] = await app.source.query<object[]>(
    `select erased::int, failures, last_erased_at > now() - interval '1 minute' as now from platform.retention_runs
     where job = 'newsletters.delete_old_consents'`,
  );
  expect(run).toEqual({ erased: 1, failures: 0, now: true });
});
