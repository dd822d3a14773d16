import { signOut as signOutCall, type Tokens } from '@smachot/contracts';
import { identifyPerson, resetAnalytics } from '../analytics/analytics';
import { provideCredentials } from '../calls/transport';
import { keptAnswers } from '../kept/kept-answers';
import { isFresh, userOfToken, type SessionUser } from './claims';
import { renewTokens } from './refresh';
import { isRefusal } from './refusal';
import type { SessionEvent, SessionInput } from './session.flow';
import type { SessionActs, SessionMachine, SessionView, startSessionMachine } from './session-machine';
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

const forgetTokens = (): void => {
  tokenCookies.clear();
  viewedAs.forget();
  // also when the server has ended the session: it holds names of customers
  keptAnswers('store').forgetAll();
};

const acts: SessionActs = {
  renewTokens: renewUser,
  forgetTokens,
  resetAnalytics: () => resetAnalytics(),
  // who is looked at has not consented here
  identify: (user) => {
    if (!viewedAs.current()) identifyPerson(user);
  },
};

const ANONYMOUS: SessionView = { status: 'anonymous', user: null };
const CHECKING: SessionView = { status: 'checking', user: null };

/** The tokens and user that the browser held when a screen first asked for the session. */
let input: SessionInput | null = null;
let start: typeof startSessionMachine | null = null;
let machine: SessionMachine | null = null;
const watching = new Set<() => void>();
const signedOutListeners = new Set<(to: string) => void>();

const tellAll = (): void => watching.forEach((onChange) => onChange());

const inputNow = (): SessionInput => {
  if (input) return input;
  const access = session.accessToken();
  const lastUser = userOfToken(access);
  input = {
    user: isFresh(access) ? lastUser : null,
    lastUser,
    hasRefreshToken: tokenCookies.refreshToken() !== null,
  };
  return input;
};

/** The only session of this page. Who has no tokens is anonymous without one; it is loaded for a sign-in. */
const running = (): SessionMachine | null => {
  if (!machine && start) {
    machine = start(inputNow(), acts);
    machine.subscribe(tellAll);
  }
  return machine;
};

/** The session's flow is there from now on. */
export const takeUpSession = (given: typeof startSessionMachine): void => {
  start ??= given;
};

const load = async (): Promise<SessionMachine> => {
  takeUpSession((await import('./session-machine')).startSessionMachine);
  return running()!;
};

const send = (event: SessionEvent): void => {
  const now = running();
  if (now) now.send(event);
  // the tokens are stored: a page that begins anew begins with them
  else
    void load().then(
      (loaded) => loaded.send(event),
      () => location.reload(),
    );
};

export const sessionView = (): SessionView => {
  const { hasRefreshToken } = inputNow();
  return keptView(running()?.view() ?? (hasRefreshToken ? CHECKING : ANONYMOUS));
};

export const watchSession = (onChange: () => void): (() => void) => {
  watching.add(onChange);
  if (!machine) void session.ready().then(onChange);
  return () => watching.delete(onChange);
};

const renew = async (): Promise<boolean> => {
  if (viewedAs.current()) {
    // ended by the server: the admin goes on as themselves
    void viewedAs.end(null);
    return false;
  }
  const before = tokenCookies.accessToken();
  if (!machine && !tokenCookies.refreshToken()) return false;
  const now = running() ?? (await load());
  now.send({ type: 'renew' });
  await now.rested();
  const after = tokenCookies.accessToken();
  return after !== null && after !== before;
};

let seen = ANONYMOUS;

/** The same object for the same values, so that a silent renewal causes no rerender. */
const keptView = (view: SessionView): SessionView => {
  if (view.status !== seen.status || JSON.stringify(view.user) !== JSON.stringify(seen.user)) seen = view;
  return seen;
};

const tellServer = (accessToken: string | null, refreshToken: string | null): void => {
  // Sign-out must not wait for the server: the tokens are deleted here in any case.
  void fetch(signOutCall.path, {
    method: signOutCall.method,
    headers: {
      'content-type': 'application/json',
      ...(accessToken && { authorization: `Bearer ${accessToken}` }),
    },
    body: JSON.stringify(refreshToken ? { refresh_token: refreshToken } : {}),
    keepalive: true,
    credentials: 'omit',
  }).catch(() => undefined);
};

export const session = {
  /** Loads what a session of stored tokens needs, before the first screen asks for it. */
  ready: async (): Promise<void> => {
    // a missing chunk is asked for again by whatever is drawn next
    if (inputNow().hasRefreshToken) await load().catch(() => undefined);
  },
  accessToken: () => viewedAs.current()?.access_token ?? tokenCookies.accessToken(),
  renew,
  /** Stops looking through another's eyes. */
  endView: () => viewedAs.end(tokenCookies.accessToken()),
  signIn(tokens: Tokens, user: SessionUser | null = userOfToken(tokens.access_token)): void {
    // first what the session began with: these tokens are the end of a sign-in, not the beginning
    inputNow();
    tokenCookies.write(tokens);
    if (user) send({ type: 'signed-in', user });
  },
  changed(user: SessionUser): void {
    send({ type: 'changed', user });
  },
  /** Writes the placeholder, removes the cookies, resets the analytics identity; the app then goes to `to`. */
  logout(to = '/'): void {
    tellServer(tokenCookies.accessToken(), tokenCookies.refreshToken());
    if (running()) send({ type: 'sign-out' });
    else forgetTokens();
    for (const listener of signedOutListeners) listener(to);
  },
  /** Called after a wanted sign-out, not when a session merely ends. */
  onSignedOut(listener: (to: string) => void): () => void {
    signedOutListeners.add(listener);
    return () => signedOutListeners.delete(listener);
  },
};

/** A view through another's eyes is not renewed: it ends. */
const isStale = (): boolean => {
  const token = session.accessToken();
  return token !== null && !viewedAs.current() && !isFresh(token);
};

provideCredentials({ accessToken: session.accessToken, isStale, renew });
