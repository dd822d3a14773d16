import { signOut as signOutCall, type Tokens } from '@smachot/contracts';
import { createActor, fromPromise, waitFor, type ActorRefFrom } from 'xstate';
import { identifyPerson, resetAnalytics } from '../analytics/analytics';
import { provideCredentials } from '../calls/transport';
import { isFresh, userOfToken, type SessionUser } from './claims';
import { renewTokens } from './refresh';
import { isRefusal, sessionFlow } from './session.flow';
import { tokenCookies } from './token-cookies';
import { viewedAs } from './viewed-as';

const RETRY_AFTER_MS = 2000;
const pause = (ms: number) => new Promise((done) => setTimeout(done, ms));

/** New tokens with one retry, whatever the failure was; only a server that was not reached is given time before it. */
export const renewWithRetry = async (
  renew: () => Promise<Tokens>,
  wait = pause,
): Promise<SessionUser | null> => {
  const tokens = await renew().catch(async (error: unknown) => {
    if (!isRefusal(error)) await wait(RETRY_AFTER_MS);
    return renew();
  });
  return userOfToken(tokens.access_token);
};

/** The account a super admin looks through the eyes of has no tokens to renew. */
const renewUser = async (): Promise<SessionUser | null> => {
  const view = viewedAs.current();
  return view ? userOfToken(view.access_token) : renewWithRetry(() => renewTokens(tokenCookies));
};

const wired = sessionFlow.provide({
  actors: { renewTokens: fromPromise(renewUser) },
  actions: {
    forgetTokens: () => tokenCookies.clear(),
    resetAnalytics: () => resetAnalytics(),
    // who is looked at has not consented here
    identify: ({ context }) => {
      if (!viewedAs.current()) identifyPerson(context.user);
    },
  },
});

let actor: ActorRefFrom<typeof wired> | null = null;
const signedOutListeners = new Set<(to: string) => void>();

/** The only session of this page; started on first access. */
export const sessionActor = (): ActorRefFrom<typeof wired> => {
  if (actor) return actor;
  const access = session.accessToken();
  const user = isFresh(access) ? userOfToken(access) : null;
  actor = createActor(wired, { input: { user, hasRefreshToken: tokenCookies.refreshToken() !== null } });
  actor.start();
  document.addEventListener('visibilitychange', noticeOtherTabs);
  return actor;
};

const noticeOtherTabs = (): void => {
  if (document.visibilityState === 'visible' && !tokenCookies.refreshToken()) actor?.send({ type: 'gone' });
};

const renew = async (): Promise<boolean> => {
  if (viewedAs.current()) {
    // ended by the server: the admin goes on as themselves
    void viewedAs.end(null);
    return false;
  }
  const before = tokenCookies.accessToken();
  sessionActor().send({ type: 'renew' });
  await waitFor(
    sessionActor(),
    (state) => !state.matches({ authorised: 'renewing' }) && !state.matches('checking'),
  );
  const after = tokenCookies.accessToken();
  return after !== null && after !== before;
};

const tellServer = (refreshToken: string | null): void => {
  // Sign-out must not wait for the server: the tokens are deleted here in any case.
  void fetch(signOutCall.path, {
    method: signOutCall.method,
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(refreshToken ? { refresh_token: refreshToken } : {}),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
};

export const session = {
  accessToken: () => viewedAs.current()?.access_token ?? tokenCookies.accessToken(),
  renew,
  /** Stops looking through another's eyes. */
  endView: () => viewedAs.end(tokenCookies.accessToken()),
  signIn(tokens: Tokens, user: SessionUser | null = userOfToken(tokens.access_token)): void {
    tokenCookies.write(tokens);
    if (user) sessionActor().send({ type: 'signed-in', user });
  },
  changed(user: SessionUser): void {
    sessionActor().send({ type: 'changed', user });
  },
  /** Writes the placeholder, removes the cookies, resets the analytics identity; the app then goes to `to`. */
  logout(to = '/'): void {
    tellServer(tokenCookies.refreshToken());
    sessionActor().send({ type: 'sign-out' });
    for (const listener of signedOutListeners) listener(to);
  },
  /** Called after a wanted sign-out, not when a session merely ends. */
  onSignedOut(listener: (to: string) => void): () => void {
    signedOutListeners.add(listener);
    return () => signedOutListeners.delete(listener);
  },
};

provideCredentials({ accessToken: session.accessToken, renew });
