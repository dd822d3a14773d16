import { testWebFolder } from '@smachot/server-testing';
import type { PartnerProfile } from '@smachot/contracts';
import { type StoresApp, storesApp } from './stores-app';

const web = testWebFolder();
let on: StoresApp;
let owner: string;
let store: PartnerProfile;
beforeAll(async () => {
  on = await storesApp({ WEB_DIR: web.folder });
  owner = await on.person();
  ({ store } = await on.publicStore(owner));
});
afterAll(async () => {
  await on.close();
  web.remove();
});

const page = (path: string) => on.call('GET', path);
const thingIn = (text: string) => JSON.parse(/ld\+json"[^>]*>(.*?)<\/script>/.exec(text)![1]!);
const unitPath = () => `/partner/${store.partnerUsername}/${store.pricingUnits[0]!.pricingUnitId}`;

describe('pages of a store, before anybody runs them', () => {
  it('say whose store it is', async () => {
    const { status, text } = await page(`/partner/${store.partnerUsername}`);
    expect(status).toBe(200);
    expect(text).toContain(`<title>${store.businessName} · שמחות</title>`);
    expect(thingIn(text)).toMatchObject({ '@type': 'LocalBusiness', name: store.businessName });
  });

  it('say what is on sale, and from how much', async () => {
    const { text } = await page(unitPath());
    const unit = store.pricingUnits[0]!;
    expect(text).toContain(`property="og:title" content="${unit.name} · ${store.businessName}"`);
    expect(thingIn(text)).toMatchObject({ '@type': 'Service', name: unit.name });
    expect(Number(thingIn(text).offers.lowPrice)).toBeGreaterThan(0);
  });

  it('are not there for what nobody may see', async () => {
    const hidden = await on.store(owner);
    const { store: other } = await on.publicStore(await on.person());
    const id = store.pricingUnits[0]!.pricingUnitId;
    for (const path of [hidden.partnerUsername, 'no-such-store', `${other.partnerUsername}/${id}`]) {
      const { status, text } = await page(`/partner/${path}`);
      expect([path, status]).toEqual([path, 404]);
      expect(text).toContain('<title>שמחות</title>');
    }
  });

  it('are told from paths the app has no page for, which have the app and 404', async () => {
    const { status, text } = await page('/nowhere');
    expect(status).toBe(404);
    expect(text).toContain('<title>שמחות</title>');
    expect((await page('/me/orders')).status).toBe(200);
    expect((await page(`/partner/${store.partnerUsername}/checkout`)).status).toBe(200);
  });

  it('stand in the sitemap, each once', async () => {
    const { text } = await page('/sitemap.xml');
    const addresses = [...text.matchAll(/<loc>https:\/\/app\.smachot\.example([^<]*)<\/loc>/g)].map(
      ([, path]) => path,
    );
    expect(addresses).toContain(`/partner/${store.partnerUsername}`);
    expect(addresses).toContain(unitPath());
    expect(new Set(addresses).size).toBe(addresses.length);
  });
});
