import { candidateDomains, tokenCookies } from './token-cookies';

const written: string[] = [];
const real = Object.getOwnPropertyDescriptor(Document.prototype, 'cookie')!;

beforeEach(() => {
  written.length = 0;
  tokenCookies.clear();
  Object.defineProperty(document, 'cookie', {
    configurable: true,
    get: () => real.get!.call(document) as string,
    set: (text: string) => {
      written.push(text);
      real.set!.call(document, text);
    },
  });
});
afterEach(() => void delete (document as { cookie?: string }).cookie);

it('keeps both tokens for seven days on the whole site, lax, without secure on localhost', () => {
  tokenCookies.write({ access_token: 'a', refresh_token: 'r' });
  expect(written).toContain('access_token=a; max-age=604800; path=/; samesite=lax');
  expect(written).toContain('refresh_token=r; max-age=604800; path=/; samesite=lax');
  expect(tokenCookies.accessToken()).toBe('a');
  expect(tokenCookies.refreshToken()).toBe('r');
});

it('writes the placeholder before the cookies go', () => {
  tokenCookies.write({ access_token: 'a', refresh_token: 'r' });
  written.length = 0;
  tokenCookies.clear();
  const ours = written.filter((text) => text.includes('_token='));
  expect(ours.map((text) => text.split(';')[0])).toEqual([
    'access_token=empty',
    'refresh_token=empty',
    'access_token=',
    'refresh_token=',
  ]);
  expect(document.cookie).not.toContain('token');
});

it('reads the placeholder as nobody', () => {
  document.cookie = 'access_token=empty; path=/';
  expect(tokenCookies.accessToken()).toBeNull();
});

it('shares the widest domain the browser allows, and none on localhost or a bare address', () => {
  expect(candidateDomains('www.smachot.co.il')).toEqual([
    'co.il',
    'smachot.co.il',
    'www.smachot.co.il',
    null,
  ]);
  for (const host of ['localhost', '127.0.0.1', 'web.localhost', '10.0.0.7'])
    expect(candidateDomains(host)).toEqual([null]);
});
