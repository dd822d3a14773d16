import { MINUTE_MS } from '@smachot/kernel';
import { assign, fromPromise, setup } from 'xstate';
import type { SessionUser } from './claims';
import { isRefusal } from './refusal';

export const REFRESH_EVERY_MS = 30 * MINUTE_MS;

export type SessionEvent =
  | { type: 'signed-in'; user: SessionUser }
  /** The person changed their own profile. */
  | { type: 'changed'; user: SessionUser }
  /** A call was refused for an expired token. */
  | { type: 'renew' }
  | { type: 'sign-out' }
  /** The cookies were removed: another tab has signed out. */
  | { type: 'gone' };

export type SessionInput = {
  /** The user in the stored access token while it is valid; null: signed out, or unknown before a renewal. */
  user: SessionUser | null;
  hasRefreshToken: boolean;
  /** The user in a stored access token that has expired: who is signed in as far as this device can know without a network. */
  lastUser?: SessionUser | null;
};
type Context = SessionInput;

const problem = ({ event }: { event: { error: unknown } }) => event.error;
const renewedUser = ({ event }: { event: { output: SessionUser | null } }) => event.output;

/**
 * The session. With tokens: authorised; they are renewed on load, every 30 minutes and when a call needs it. A refusal ends the
 * session; a missing answer does not: a person in a basement hall without reception is still signed in.
 */
export const sessionFlow = setup({
  types: { context: {} as Context, events: {} as SessionEvent, input: {} as SessionInput },
  actors: {
    /** Renews and stores the tokens, retrying once; gives the user they name. */
    renewTokens: fromPromise<SessionUser | null>(() => Promise.reject(new Error('not wired'))),
  },
  actions: {
    keepUser: assign({ user: (_, user: SessionUser | null) => user }),
    /** Analytics: id and full name, after consent. */
    identify: () => undefined,
    forgetTokens: () => undefined,
    resetAnalytics: () => undefined,
  },
  guards: {
    known: ({ context }) => context.hasRefreshToken && context.user !== null,
    renewable: ({ context }) => context.hasRefreshToken,
    refused: (_, error: unknown) => isRefusal(error),
    remembered: ({ context }) => !!context.lastUser,
  },
  delays: { refreshEvery: REFRESH_EVERY_MS },
}).createMachine({
  id: 'session',
  context: ({ input }) => input,
  initial: 'start',
  on: {
    'signed-in': {
      target: '.authorised.resting',
      actions: [{ type: 'keepUser', params: ({ event }) => event.user }, 'identify'],
    },
  },
  states: {
    start: {
      always: [
        { guard: 'known', target: 'authorised.renewing' },
        { guard: 'renewable', target: 'checking' },
        { target: 'anonymous' },
      ],
    },
    checking: {
      invoke: {
        src: 'renewTokens',
        onDone: {
          target: 'authorised.resting',
          actions: [{ type: 'keepUser', params: renewedUser }, 'identify'],
        },
        onError: [
          { guard: { type: 'refused', params: problem }, target: 'anonymous', actions: 'forgetTokens' },
          {
            guard: 'remembered',
            target: 'authorised.resting',
            actions: { type: 'keepUser', params: ({ context }) => context.lastUser ?? null },
          },
          { target: 'anonymous' },
        ],
      },
    },
    authorised: {
      initial: 'resting',
      on: {
        'sign-out': { target: 'anonymous', actions: ['forgetTokens', 'resetAnalytics'] },
        gone: { target: 'anonymous', actions: 'resetAnalytics' },
        changed: { actions: { type: 'keepUser', params: ({ event }) => event.user } },
      },
      states: {
        resting: { on: { renew: 'renewing' }, after: { refreshEvery: 'renewing' } },
        renewing: {
          invoke: {
            src: 'renewTokens',
            onDone: { target: 'resting', actions: [{ type: 'keepUser', params: renewedUser }, 'identify'] },
            onError: [
              {
                guard: { type: 'refused', params: problem },
                target: '#session.anonymous',
                actions: ['forgetTokens', 'resetAnalytics'],
              },
              { target: 'resting' },
            ],
          },
        },
      },
    },
    anonymous: { entry: { type: 'keepUser', params: null } },
  },
});
