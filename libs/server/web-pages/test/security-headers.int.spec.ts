import fs from 'node:fs';
import path from 'node:path';
import { Config } from '@smachot/server-platform';
import { platformApp, testWebFolder } from '@smachot/server-testing';
import { WebPagesModule } from '../src';
import { pagePolicy } from '../src/page-policy';

const web = testWebFolder();
for (const page of ['index.html', 'guest.html'])
  fs.copyFileSync(path.resolve('apps/web', page), path.join(web.folder, page));
fs.writeFileSync(path.join(web.folder, 'service-worker.js'), 'self;');
fs.writeFileSync(path.join(web.folder, 'manifest.webmanifest'), '{}');
fs.mkdirSync(path.join(web.folder, 'assets'));
fs.writeFileSync(path.join(web.folder, 'assets/a.js'), 'export {};');

const MEASURING = {
  ANALYTICS_HOST: 'https://product.measure.example/x',
  ANALYTICS_KEY: 'phc_demo',
  WEB_ANALYTICS_HOST: 'https://web.measure.example',
  WEB_ANALYTICS_ID: 'G-DEMO',
};
type App = Awaited<ReturnType<typeof platformApp>>;
const started = (settings: object) =>
  platformApp([], [], {
    imports: [WebPagesModule],
    settings: {
      WEB_DIR: web.folder,
      PAYME_SCRIPT_URL: 'https://cards.example/hf/v1/hostedfields.js',
      ...settings,
    },
  });
let measuring: App;
beforeAll(async () => {
  measuring = await started(MEASURING);
});
afterAll(async () => {
  await measuring.close();
  web.remove();
});

const get = (url: string, platform = measuring) => platform.app.inject({ url });
/** `{ 'script-src': ["'self'", …] }` */
const policyOf = (header: unknown): Record<string, string[]> =>
  Object.fromEntries(
    String(header)
      .split(';')
      .map((directive) => directive.trim().split(/\s+/))
      .map(([name, ...sources]) => [name, sources]),
  );
const policy = async (url: string, platform = measuring) =>
  policyOf((await get(url, platform)).headers['content-security-policy']);

describe.each(['/', '/me', '/discover', '/login', '/nowhere', '/rsvp/01920000-0000-7000-8000-000000000001'])(
  'the page %s',
  (url) => {
    it('runs only our scripts, by the nonce of this answer, and the card provider’s', async () => {
      const { 'script-src': scripts, 'default-src': otherwise } = await policy(url);
      expect(otherwise).toEqual(["'none'"]);
      expect(scripts).toEqual([
        "'self'",
        expect.stringMatching(/^'nonce-[\w+/]{22}=='$/),
        'https://cards.example',
      ]);
    });

    it('allows nothing inline, nothing evaluated, no wildcard', async () => {
      const { headers } = await get(url);
      expect(String(headers['content-security-policy'])).not.toMatch(
        /unsafe-|\*|https?:(?!\/\/)|strict-dynamic/,
      );
    });

    it('has a nonce nobody can know before, which is the one in the page', async () => {
      const [one, other] = [await get(url), await get(url)];
      const nonceOf = ({ headers }: typeof one) =>
        /'nonce-([^']+)'/.exec(String(headers['content-security-policy']))![1]!;
      expect(nonceOf(one)).not.toBe(nonceOf(other));
      expect(one.body).toContain(`nonce="${nonceOf(one)}"`);
      expect(one.body).not.toContain('__CSP_NONCE__');
      expect(one.headers['cache-control']).toBe('no-store');
    });

    it('cannot be framed, rebased, or made to send its forms elsewhere', async () => {
      const { headers } = await get(url);
      expect(policyOf(headers['content-security-policy'])).toMatchObject({
        'frame-ancestors': ["'none'"],
        'base-uri': ["'none'"],
        'form-action': ["'self'"],
      });
      expect(headers).toMatchObject({
        'x-frame-options': 'DENY',
        'x-content-type-options': 'nosniff',
        'cross-origin-opener-policy': 'same-origin',
      });
    });
  },
);

describe('where a page may connect to', () => {
  it('is the product and the analytics services that are configured', async () => {
    expect((await policy('/'))['connect-src']).toEqual([
      "'self'",
      'https://product.measure.example',
      'https://web.measure.example',
    ]);
  });

  it('is only the product for guests, who are never measured', async () => {
    expect((await policy('/rsvp/01920000-0000-7000-8000-000000000001'))['connect-src']).toEqual(["'self'"]);
  });

  it('is only the product where nothing is configured', () => {
    const { PAYME_SCRIPT_URL } = measuring.app.get(Config).settings;
    const bare = { settings: { PAYME_SCRIPT_URL }, mapOrigins: [] as string[] } as Config;
    expect(policyOf(pagePolicy(bare)({ nonce: 'n' }))['connect-src']).toEqual(["'self'"]);
  });

  it('is where the map comes from, which also shows its pictures, and nowhere else', () => {
    const { PAYME_SCRIPT_URL } = measuring.app.get(Config).settings;
    const ours = (more: object) => {
      const mapped = new Config({ PAYME_SCRIPT_URL, MAP_ORIGINS: '', ...more } as Config['settings']);
      const { 'connect-src': connect, 'img-src': pictures } = policyOf(pagePolicy(mapped)({ nonce: 'n' }));
      const { 'connect-src': guests } = policyOf(pagePolicy(mapped, { guest: true })({ nonce: 'n' }));
      expect(guests).toEqual(["'self'"]);
      return [connect, pictures];
    };
    const shown = ["'self'", 'data:', 'blob:'];
    expect(ours({ MAP_TILES_URL: 'https://tiles.example/il.pmtiles' })).toEqual([
      ["'self'", 'https://tiles.example'],
      [...shown, 'https://tiles.example'],
    ]);
    expect(
      ours({
        MAP_STYLE_URL: 'https://style.example/light.json?key=1',
        MAP_ORIGINS: 'https://fonts.example, https://tiles.example:8443',
      }),
    ).toEqual(
      [["'self'"], shown].map((own) => [
        ...own,
        'https://style.example',
        'https://fonts.example',
        'https://tiles.example:8443',
      ]),
    );
    // without a map its origins are not needed
    expect(ours({ MAP_ORIGINS: 'https://fonts.example' })).toEqual([["'self'"], shown]);
  });

  it('is told to the page as it is configured', async () => {
    expect((await get('/api/config')).json()).toMatchObject({
      analytics: { host: MEASURING.ANALYTICS_HOST, key: 'phc_demo' },
      webAnalytics: { host: MEASURING.WEB_ANALYTICS_HOST, id: 'G-DEMO' },
      map: null,
    });
  });
});

describe('what a device keeps to work without a network', () => {
  it.each(['/shell/app', '/shell/guest'])(
    '%s has a policy and a nonce of its own, and may be kept',
    async (url) => {
      const { headers, body } = await get(url);
      const policy = policyOf(headers['content-security-policy']);
      const nonce = /'nonce-([^']+)'/.exec(String(policy['script-src']))![1]!;
      expect(body).toContain(`nonce="${nonce}"`);
      expect(body).not.toContain('__CSP_NONCE__');
      expect(headers).toMatchObject({ 'cache-control': 'no-cache', 'x-robots-tag': 'noindex' });
      expect(body).not.toContain('og:title');
    },
  );

  it('the shell of guests sends nobody its address', async () => {
    expect((await get('/shell/guest')).headers['referrer-policy']).toBe('no-referrer');
  });

  it('the worker reads from us alone, and is asked for anew each time', async () => {
    const { headers, body } = await get('/service-worker.js');
    expect(body).toBe('self;');
    expect(policyOf(headers['content-security-policy'])).toEqual({
      'default-src': ["'none'"],
      'connect-src': ["'self'"],
      'img-src': ["'self'"],
      'frame-ancestors': ["'none'"],
    });
    expect(headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'text/javascript; charset=utf-8',
    });
  });

  it('the manifest is one', async () => {
    expect((await get('/manifest.webmanifest')).headers).toMatchObject({
      'cache-control': 'no-cache',
      'content-type': 'application/manifest+json; charset=utf-8',
    });
  });
});

it('a page of guests sends nobody its address', async () => {
  const { headers } = await get('/rsvp/01920000-0000-7000-8000-000000000001');
  expect(headers['referrer-policy']).toBe('no-referrer');
  expect((await get('/')).headers['referrer-policy']).toBe('strict-origin-when-cross-origin');
});

it('a proposal is left out of search engines, which have to read that', async () => {
  const headers = async (url: string) => (await get(url)).headers;
  expect(await headers(`/proposal/${'L'.repeat(32)}`)).toMatchObject({ 'x-robots-tag': 'noindex' });
  expect(await headers('/')).not.toHaveProperty('x-robots-tag');
  expect((await get('/robots.txt')).body).not.toContain('/proposal');
});

it.each([
  '/api/config',
  '/v1/live',
  '/v1/nowhere',
  '/healthz',
  '/robots.txt',
  '/sitemap.xml',
  '/previews/x/index.png',
])('what is no page runs nothing and is framed by nobody: %s', async (url) => {
  const { headers } = await get(url);
  expect(policyOf(headers['content-security-policy'])).toEqual({
    'default-src': ["'none'"],
    'frame-ancestors': ["'none'"],
  });
  expect(headers).toMatchObject({ 'x-frame-options': 'DENY', 'x-content-type-options': 'nosniff' });
});
