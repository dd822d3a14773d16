import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aSimpleUnit } from '../src/testing/a-store';
import { type StoresApp, storesApp } from './stores-app';

let on: StoresApp;
const web = mkdtempSync(path.join(tmpdir(), 'web-'));
beforeAll(async () => {
  writeFileSync(
    path.join(web, 'index.html'),
    '<head><meta name="description" content="general" /><title>שמחות</title></head><body></body>',
  );
  on = await storesApp({ WEB_DIR: web });
});
afterAll(async () => {
  await on.close();
  rmSync(web, { recursive: true });
});

const titleOf = (html: string) => /<title>([^<]*)<\/title>/.exec(html)?.[1];
const dataOf = (html: string): unknown =>
  JSON.parse(/<script type="application\/ld\+json"[^>]*>(.*)<\/script>/.exec(html)?.[1] ?? 'null');

it('tells a chat that shows the link whose store it is, and what is sold there', async () => {
  const { store, unit } = await on.publicStore(await on.person(), {
    businessName: 'פרחי "הגליל"',
    description: 'זרים <חיים>',
  });
  const address = `/partner/${store.partnerUsername}`;
  const page = await on.call('GET', `${address}/`);
  expect(titleOf(page.text)).toBe('פרחי &quot;הגליל&quot; · שמחות');
  expect(page.text).toContain('<meta property="og:description" content="זרים &lt;חיים&gt;" />');
  expect(page.text).toContain(`<link rel="canonical" href="https://app.smachot.example${address}" />`);
  expect(dataOf(page.text)).toMatchObject({ '@type': 'LocalBusiness', name: 'פרחי "הגליל"' });

  const sold = await on.call('GET', `${address}/${unit.pricingUnitId}`);
  expect(titleOf(sold.text)).toContain(unit.name);
  expect(dataOf(sold.text)).toMatchObject({ '@type': 'Product', name: unit.name });

  const map = await on.call('GET', '/sitemap.xml');
  expect(map.status).toBe(200);
  expect(map.text).toContain(`<loc>https://app.smachot.example${address}</loc>`);
  expect(map.text).toContain(`<loc>https://app.smachot.example${address}/${unit.pricingUnitId}</loc>`);
  expect((await on.call('GET', '/robots.txt')).text).toContain(
    'Sitemap: https://app.smachot.example/sitemap.xml',
  );
});

it('tells nobody of a hidden store, of what is unlisted, or of what never was', async () => {
  const owner = await on.person();
  const hidden = await on.store(owner, { businessName: 'בהקמה' });
  const { store } = await on.publicStore(owner);
  const unlisted = await on.unit(owner, store.partnerUsername, { ...aSimpleUnit(), visibility: 'unlisted' });
  const map = (await on.call('GET', '/sitemap.xml')).text;
  for (const quiet of [
    `/partner/${hidden.partnerUsername}`,
    `/partner/${store.partnerUsername}/${unlisted.pricingUnitId}`,
    '/partner/never-was',
    '/me',
  ]) {
    const page = await on.call('GET', quiet);
    expect(page.status).toBe(200);
    expect(titleOf(page.text)).toBe('שמחות');
    expect(map).not.toContain(`${quiet}<`);
  }
});
