import fs from 'node:fs';
import path from 'node:path';
import sharp from 'sharp';
import { testWebFolder } from '@smachot/server-testing';
import type { PartnerProfile, PricingUnitDraft } from '@smachot/contracts';
import { aSimpleUnit } from '../src/testing/a-store';
import { type StoresApp, storesApp } from './stores-app';

const web = testWebFolder();
fs.copyFileSync(path.resolve('apps/web/guest.html'), path.join(web.folder, 'guest.html'));
let app: StoresApp;
let owner: string;
let store: PartnerProfile;
beforeAll(async () => {
  app = await storesApp({ WEB_DIR: web.folder });
  owner = await app.person();
  ({ store } = await app.publicStore(owner));
});
afterAll(async () => {
  await app.close();
  web.remove();
});

const page = (path: string) => app.call('GET', path);
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

  it('are in Hebrew where there is Hebrew, else in the language there is, and say which', async () => {
    const english = {
      language: 'en',
      name: 'House menu',
      summary: 'A full meal',
      description: 'All day',
    } as const;
    const hebrew = { he: { name: 'תפריט בעברית', summary: 'ארוחה', description: '' } };
    const only = await app.publicStore(owner, {}, { ...aSimpleUnit(), ...english, translations: {} });
    const both = await app.publicStore(owner, {}, { ...aSimpleUnit(), ...english, translations: hebrew });
    const headOf = async ({ store: { partnerUsername }, unit }: typeof only) => {
      const { text, headers } = await page(`/partner/${partnerUsername}/${unit.pricingUnitId}`);
      return { ...thingIn(text), language: headers['content-language'] };
    };
    expect(await headOf(only)).toMatchObject({
      name: 'House menu',
      description: 'A full meal',
      language: 'en',
    });
    expect(await headOf(both)).toMatchObject({ name: 'תפריט בעברית', description: 'ארוחה', language: 'he' });
  });

  it('say of what is edited nothing before it is published, and the sitemap does not move', async () => {
    const { store: edited, unit } = await app.publicStore(owner);
    const path = `/partner/${edited.partnerUsername}/${unit.pricingUnitId}`;
    const told = async () => [thingIn((await page(path)).text), (await page('/sitemap.xml')).text];
    const before = await told();
    const { revision: _, pricingUnitId, ...form } = unit;
    const saved = await app.call<PricingUnitDraft>('PUT', `/v1/pricing-units/${pricingUnitId}/draft`, {
      as: owner,
      body: { pricingUnit: { ...form, name: 'חצי' }, version: unit.version },
    });
    expect(saved.body.isDraft).toBe(true);
    expect(await told()).toEqual(before);
    await app.call('POST', `/v1/pricing-units/${pricingUnitId}/publish`, {
      as: owner,
      body: { version: saved.body.pricingUnit.version, revision: 1 },
    });
    expect((await page(path)).text).toContain(`content="חצי · ${edited.businessName}"`);
  });

  it('are not there for what nobody may see', async () => {
    const hidden = await app.store(owner);
    const { store: other } = await app.publicStore(await app.person());
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

describe('the picture of a page in a chat', () => {
  const drawn = (text: string) =>
    /property="og:image" content="https:\/\/app\.smachot\.example(\/previews\/[^"]*)"/.exec(text)?.[1];
  const bytes = async (address: string) => {
    const answer = await app.app.getHttpAdapter().getInstance().inject({ url: address });
    return { status: answer.statusCode, headers: answer.headers, body: answer.rawPayload };
  };

  it.each(['/', () => `/partner/${store.partnerUsername}`, unitPath])(
    'is ours where none was uploaded, in the size that is said: %#',
    async (where) => {
      const { text } = await page(typeof where === 'string' ? where : where());
      const { status, headers, body } = await bytes(drawn(text)!);
      expect(status).toBe(200);
      expect(headers).toMatchObject({
        'content-type': 'image/png',
        'cache-control': 'public, max-age=31536000, immutable',
      });
      const { format, width, height } = await sharp(body).metadata();
      expect({ format, width, height }).toEqual({ format: 'png', width: 1200, height: 630 });
      expect(text).toContain('<meta property="og:image:width" content="1200" />');
      expect(text).toContain('<meta property="og:image:height" content="630" />');
      expect(text).toMatch(/<meta property="og:image:alt" content="[^"]+" \/>/);
    },
  );

  it('has the name on it, and another address once the name is another', async () => {
    const { store: other } = await app.publicStore(await app.person());
    const address = async () => drawn((await page(`/partner/${other.partnerUsername}`)).text)!;
    const before = await address();
    const first = await bytes(before);
    await app.source.query(`update stores.stores set business_name = 'שולחן ערוך' where username = $1`, [
      other.partnerUsername,
    ]);
    const after = await address();
    expect(after).not.toBe(before);
    expect((await bytes(after)).body.equals(first.body)).toBe(false);
    // a chat that has the old address is sent on
    expect(await bytes(before)).toMatchObject({
      status: 302,
      headers: { location: after, 'cache-control': 'no-store' },
    });
  });

  it('is not there for what nobody may see', async () => {
    const hidden = await app.store(owner);
    const version = 'aaaaaaaaaaaaaaaa';
    for (const subject of [
      `partner/${hidden.partnerUsername}`,
      'partner/none',
      'me',
      'rsvp/01920000-0000-7000-8000-000000000001',
    ])
      expect([subject, (await bytes(`/previews/${version}/${subject}.png`)).status]).toEqual([subject, 404]);
    for (const wrong of [
      '/previews/',
      '/previews/x/index.png',
      `/previews/${version}/%E0%A4%A.png`,
      `/previews/${version}//.png`,
    ])
      expect([wrong, (await bytes(wrong)).status < 500]).toEqual([wrong, true]);
  });

  it('says nothing of a private invitation', async () => {
    const { status, text } = await page('/rsvp/01920000-0000-7000-8000-000000000001?t=secret');
    expect(status).toBe(200);
    expect(text).toContain('<title>הזמנה · שמחות</title>');
    expect(text).toContain('<meta name="robots" content="noindex" />');
    // the same of every invitation
    expect(text.match(/name="description" content="([^"]*)"/)?.[1]).toBe(
      'הזמנה לשמחה: מי חוגג, מתי ואיפה, ותשובה במקום.',
    );
    expect(text).not.toMatch(/og:|twitter:|ld\+json|canonical/);
  });
});
