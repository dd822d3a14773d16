import { sendCall } from '../calls/transport';
import { readOffer } from '@smachot/contracts';
import { session } from './session';
import { tokenCookies } from './token-cookies';

const MINUTE_S = 60;
/** An access token that expires in so many seconds. */
const aToken = (seconds: number) =>
  `h.${btoa(JSON.stringify({ exp: Math.floor(Date.now() / 1000) + seconds }))}.s`;
const asked: { path: string; bearer: string | null }[] = [];

beforeEach(() => {
  asked.length = 0;
  globalThis.fetch = (path, init) => {
    const request = new Request(new URL(path as string, location.href), init);
    asked.push({ path: new URL(request.url).pathname, bearer: request.headers.get('authorization') });
    const renewed = { access_token: aToken(30 * MINUTE_S), refresh_token: 'r2' };
    return Promise.resolve(new Response(JSON.stringify(renewed), { status: 200 }));
  };
});
afterEach(() => tokenCookies.clear());

it('a proposal is read with a token that is renewed first where it has expired', async () => {
  tokenCookies.write({ access_token: aToken(-MINUTE_S), refresh_token: 'r1' });
  await sendCall(readOffer, { params: { link: 'a'.repeat(32) } });
  const renewed = tokenCookies.accessToken();
  expect(asked).toEqual([
    { path: '/api/auth/refresh', bearer: 'Bearer r1' },
    { path: `/v1/proposals/${'a'.repeat(32)}`, bearer: `Bearer ${renewed}` },
  ]);
});

it('signing out names the session, also by its access token', () => {
  const access = aToken(30 * MINUTE_S);
  tokenCookies.write({ access_token: access, refresh_token: 'r1' });
  session.logout();
  expect(asked).toEqual([{ path: '/api/auth/logout', bearer: `Bearer ${access}` }]);
  expect(tokenCookies.accessToken()).toBeNull();
});
