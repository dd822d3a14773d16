import { createActor, fromPromise, waitFor } from 'xstate';
import { type SessionUser, userOfToken } from './claims';
import { sessionFlow, type SessionEvent, type SessionInput } from './session.flow';
import { tokenCookies } from './token-cookies';
import { viewedAs } from './viewed-as';

export type SessionView = { status: 'checking' | 'anonymous' | 'authorised'; user: SessionUser | null };

/** The side effects of the session. */
export type SessionActs = {
  renewTokens: () => Promise<SessionUser | null>;
  forgetTokens: () => void;
  resetAnalytics: () => void;
  identify: (user: SessionUser | null) => void;
};

export type SessionMachine = {
  view: () => SessionView;
  subscribe: (onChange: () => void) => void;
  send: (event: SessionEvent) => void;
  /** Settles when no renewal is running. */
  rested: () => Promise<void>;
};

/** Starts the session's flow. It is a module of its own, so that visitors without tokens load neither it nor XState. */
export const startSessionMachine = (input: SessionInput, acts: SessionActs): SessionMachine => {
  const wired = sessionFlow.provide({
    actors: { renewTokens: fromPromise(acts.renewTokens) },
    actions: {
      forgetTokens: () => acts.forgetTokens(),
      resetAnalytics: () => acts.resetAnalytics(),
      identify: ({ context }) => acts.identify(context.user),
    },
  });
  const actor = createActor(wired, { input }).start();
  /** Another tab may have signed out, or signed in another person. */
  const noticeOtherTabs = () => {
    if (document.visibilityState !== 'visible') return;
    if (!tokenCookies.refreshToken()) {
      viewedAs.forget();
      return actor.send({ type: 'gone' });
    }
    const { user } = actor.getSnapshot().context;
    const signedIn = userOfToken(tokenCookies.accessToken());
    // nothing that was typed or read here may stay for them
    if (user && signedIn && user.id !== signedIn.id && !viewedAs.current()) location.reload();
  };
  // pages are rendered without a document
  if (typeof document !== 'undefined') document.addEventListener('visibilitychange', noticeOtherTabs);
  return {
    view: () => {
      const snapshot = actor.getSnapshot();
      const { user } = snapshot.context;
      if (snapshot.matches('checking')) return { status: 'checking', user: null };
      return snapshot.matches('authorised') && user
        ? { status: 'authorised', user }
        : { status: 'anonymous', user: null };
    },
    subscribe: (onChange) => void actor.subscribe(onChange),
    send: (event) => actor.send(event),
    rested: async () => {
      await waitFor(
        actor,
        (state) => !state.matches({ authorised: 'renewing' }) && !state.matches('checking'),
      );
    },
  };
};
