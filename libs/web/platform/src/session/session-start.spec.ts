import { session, sessionView, watchSession } from './session';
import { tokenCookies } from './token-cookies';

const claims = {
  sub: '7b0c2c7e-1111-4222-8333-444455556666',
  ...{ username: 'noa', firstName: 'Noa', lastName: 'Bar', phoneNumber: '+972502345678' },
  ...{ groups: [], email: null, verified: true, assignedStores: [] },
};
const token = (person: object = claims) =>
  `h.${btoa(JSON.stringify({ ...person, exp: Math.floor(Date.now() / 1000) + 3600 }))}.s`;

const lookAs = (person: object) => {
  const endsAt = new Date(Date.now() + 60_000).toISOString();
  sessionStorage.setItem('viewed-as', JSON.stringify({ access_token: token(person), endsAt }));
};

it('a visitor without tokens is anonymous at once; a sign-in brings the session, and asks for no new tokens', async () => {
  const asked = jest.fn();
  globalThis.fetch = asked;
  expect(sessionView().status).toBe('anonymous');
  await session.ready();
  const seen: string[] = [];
  const authorised = new Promise<void>((resolve) => {
    watchSession(() => {
      seen.push(sessionView().status);
      if (sessionView().status === 'authorised') resolve();
    });
  });
  session.signIn({ access_token: token(), refresh_token: 'r1' });
  await authorised;
  expect(sessionView().user?.firstName).toBe('Noa');
  expect(seen).not.toContain('checking');
  expect(asked).not.toHaveBeenCalled();
  expect(tokenCookies.refreshToken()).toBe('r1');
});

it('a tab that is seen again begins anew where another person has signed in meanwhile, and is nobody’s after a sign-out', async () => {
  await session.ready();
  session.signIn({ access_token: token(), refresh_token: 'r1' });
  // the environment has no navigation and says so
  const navigated = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const seenAgain = () => document.dispatchEvent(new Event('visibilitychange'));
  seenAgain();
  expect(navigated).not.toHaveBeenCalled();
  const dana = { ...claims, sub: '7b0c2c7e-1111-4222-8333-444455557777' };
  tokenCookies.write({ access_token: token(dana), refresh_token: 'r2' });
  seenAgain();
  expect(navigated).toHaveBeenCalledTimes(1);
  lookAs(dana);
  tokenCookies.clear();
  seenAgain();
  expect(sessionView()).toEqual({ status: 'anonymous', user: null });
  expect(session.accessToken()).toBeNull();
  navigated.mockRestore();
});

it('signing out ends the look through another’s eyes', async () => {
  globalThis.fetch = () => Promise.resolve(new Response());
  await session.ready();
  session.signIn({ access_token: token(), refresh_token: 'r1' });
  lookAs(claims);
  session.logout();
  expect(session.accessToken()).toBeNull();
});
