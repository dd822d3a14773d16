import { createHash } from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { Controller } from '@nestjs/common';
import { call, LOOK_COOKIE } from '@smachot/contracts';
import { Serves } from '@smachot/server-platform';
import { eventually, platformApp } from '@smachot/server-testing';
import * as z from 'zod/mini';
import { WebPagesModule } from '../src';

const TextBody = z.object({ said: z.string() });
const saying = call({
  id: 'test.saying',
  method: 'GET',
  path: '/v1/test/saying',
  access: 'visitor',
  answer: TextBody,
});
let said = 'שלום';
@Controller()
class SayingController {
  @Serves(saying)
  say() {
    return { said };
  }
}

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'rendering-'));
const write = (name: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
  fs.writeFileSync(path.join(folder, name), text);
};
write(
  'web/index.html',
  '<html lang="he"><head><title>שמחות</title></head><body><div id="root"></div><noscript>x</noscript></body></html>',
);
write('web/first-lines.js', 'first();');
// a page that says what the api answered it; one address breaks it
write(
  'rendering/render-page.mjs',
  `let renderings = 0;
export const renderPage = async ({ address, look }, answer) => {
  if (address.includes('break')) throw new Error('broken');
  if (address.includes('gone')) return null;
  const { status, body } = await answer(address.includes('inside') ? '/metrics' : '/v1/test/saying', look.language);
  const more = address.includes('long') ? 'x'.repeat(2000) : '';
  const html = '<h1>' + status + ' ' + body + '</h1><p>' + look.language + ' ' + ++renderings + '</p>' + more;
  return { html, page: '{}', rooms: [] };
};`,
);

let platform: Awaited<ReturnType<typeof platformApp>>;
beforeAll(async () => {
  platform = await platformApp([SayingController], [], {
    imports: [WebPagesModule],
    settings: { WEB_DIR: path.join(folder, 'web') },
  });
});
afterAll(async () => {
  await platform.close();
  fs.rmSync(folder, { recursive: true, force: true });
});

const get = (url: string, headers: Record<string, string> = {}) => platform.app.inject({ url, headers });
const EMPTY = '<div id="root"></div>';

it('a public page has its content before any script, from answers of the api', async () => {
  const { body, headers, statusCode } = await get('/discover');
  expect(statusCode).toBe(200);
  expect(body).toContain('<div id="root"><h1>200 {"said":"שלום"}</h1>');
  expect(body).not.toContain('<noscript>');
  expect(body).toContain('<script type="application/json" id="rendered">');
  const policy = String(headers['content-security-policy']);
  expect(policy).not.toContain('nonce');
  const running = [...body.matchAll(/<script>(.*?)<\/script>/g)].map(([, text]) => text!);
  expect(running[0]).toBe('first();');
  for (const text of running)
    expect(policy).toContain(`'sha256-${createHash('sha256').update(text).digest('base64')}'`);
  expect(policy).toContain("style-src-attr 'unsafe-inline'");
  const own = await get('/me/orders');
  expect(own.headers['content-security-policy']).not.toContain('unsafe');
});

it('a page is sent once to a browser that has it, and shared caches may answer for a while', async () => {
  const first = await get('/help');
  expect(first.headers).toMatchObject({
    'cache-control': 'public, max-age=0, s-maxage=10, stale-while-revalidate=60',
    vary: 'cookie, accept-encoding',
  });
  const again = await get('/help', { 'if-none-match': String(first.headers.etag) });
  expect([again.statusCode, again.body]).toEqual([304, '']);
  expect(again.headers['content-security-policy']).toBe(first.headers['content-security-policy']);
  const signedIn = await get('/help', {
    'if-none-match': String(first.headers.etag),
    cookie: 'access_token=a.b.c',
  });
  expect([signedIn.statusCode, signedIn.headers['cache-control']]).toEqual([200, 'no-store']);
});

it('who comes from a press on a link elsewhere reads the page that is there already', async () => {
  const known = await get('/event/a-press?page=2');
  const pressed = await get('/event/a-press?page=2&fbclid=IwAR0');
  expect([pressed.body, pressed.headers.etag]).toEqual([known.body, known.headers.etag]);
  expect((await get('/event/a-press?page=3&fbclid=IwAR0')).body).not.toBe(known.body);
});

it('no shared cache keeps what a crawler got in the language of its headers', async () => {
  const headers = { 'user-agent': 'Googlebot/2.1', 'accept-language': 'ru' };
  expect((await get('/help', headers)).headers['cache-control']).toBe('private, no-cache');
});

it('it changes with the answers', async () => {
  said = 'להתראות';
  await eventually('another answer', async () =>
    (await get('/discover')).body.includes('{"said":"להתראות"}'),
  );
});

it('pages of one’s own, and pages of somebody who may be signed in, are made in the browser', async () => {
  for (const [url, headers] of [
    ['/me/orders', {}],
    ['/login/verify', {}],
    ['/proposal/0190a000-0000-7000-8000-000000000001/checkout', {}],
    ['/proposal/0190a000-0000-7000-8000-000000000001', { cookie: 'access_token=a.b.c' }],
    ['/discover', { cookie: 'access_token=a.b.c' }],
    ['/discover', { cookie: 'refresh_token=r' }],
  ] as const)
    expect((await get(url, headers)).body).toContain(EMPTY);
});

it('a page whose address is a secret is made for everyone who asks, kept nowhere and found nowhere', async () => {
  const renderingOf = ({ body }: { body: string }) => /<p>he (\d+)<\/p>/.exec(body)?.[1];
  const [first, second] = [await get('/proposal/abc'), await get('/proposal/abc')];
  expect(renderingOf(first)).toBeDefined();
  expect(renderingOf(second)).not.toBe(renderingOf(first));
  expect([first.headers['x-robots-tag'], first.headers['cache-control']]).toEqual(['noindex', 'no-store']);
  const [known, again] = [await get('/login'), await get('/login')];
  expect(renderingOf(again)).toBe(renderingOf(known));
});

it('it is in the language and the look that the browser told', async () => {
  const look = {
    language: 'en',
    direction: 'ltr',
    themeMode: 'dark',
    contrast: 'default',
    stretch: false,
    currency: 'ILS',
  };
  const cookie = `${LOOK_COOKIE}=${encodeURIComponent(JSON.stringify(look))}`;
  const { body } = await get('/discover', { cookie });
  expect(body).toContain('<html lang="en" dir="ltr" data-theme="dark"');
  expect(body).toMatch(/<p>en \d+<\/p>/);
});

it('it is in the language that its address asks for, and names its address in the others', async () => {
  const { body, headers } = await get('/discover?lang=ar');
  expect(headers['content-language']).toBe('ar');
  expect(body).toContain('<html lang="ar" dir="rtl"');
  expect(body).toMatch(/<p>ar \d+<\/p>/);
  expect(body).toContain('<title>فعاليات مفتوحة للجمهور · Smachot</title>');
  expect(body).toMatch(/<link rel="canonical" href="[^"?]*\/discover\?lang=ar" \/>/);
  expect(body).toMatch(/<link rel="alternate" hreflang="x-default" href="[^"?]*\/discover" \/>/);
});

it('a page asks the public part of the api alone', async () => {
  expect((await get('/discover?inside')).body).toContain('<h1>404 {}</h1>');
});

it('where rendering breaks the page goes out without content, and the next one has it again', async () => {
  const broken = await get('/discover?break');
  expect([broken.statusCode, broken.body.includes(EMPTY)]).toEqual([200, true]);
  expect((await get('/help')).body).toContain('{"said"');
});

it('a page without content goes out as the app alone', async () => {
  expect((await get('/discover?gone')).body).toContain(EMPTY);
});

it.each([
  ['br', 'br, gzip', brotliDecompressSync],
  ['gzip', 'gzip;q=0.5, br;q=0', gunzipSync],
] as const)('pages are compressed as the browser accepts: %s', async (form, accepted, unpacked) => {
  const answer = await get('/discover?long', { 'accept-encoding': accepted });
  expect(answer.headers['content-encoding']).toBe(form);
  expect(unpacked(answer.rawPayload).toString()).toContain('{"said"');
});
