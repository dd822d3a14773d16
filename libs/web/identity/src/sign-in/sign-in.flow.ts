import { problemOf, type CallFailure } from '@smachot/web-platform';
import type { ChallengeId, SignUp, Tokens, User, VerifiedCode } from '@smachot/contracts';
import type * as z from 'zod/mini';
import { assign, fromPromise, setup, type SnapshotFrom } from 'xstate';

/** The body of the sign-up call. */
export type SignUpBody = z.input<typeof SignUp>;
export type SignedIn = { tokens: Tokens; user: User };
export type SentCode = { challengeId: ChallengeId; resendAfterSeconds: number; expiresInSeconds: number };

type Context = {
  /** E.164. */
  phone: string;
  challengeId: ChallengeId | null;
  /** The phone the challenge is for: the person may go back and type another one. */
  challengePhone: string;
  /** Real time in ms from which another code may be requested. */
  resendAt: number;
  ticket: string | null;
  /** Codes that were refused; the field empties itself for each. */
  wrongCodes: number;
  problem: CallFailure | null;
  signedIn: SignedIn | null;
};

export type SignInEvent =
  | { type: 'phone'; phone: string }
  | { type: 'resend' }
  | { type: 'code'; code: string }
  | { type: 'sign-up'; form: Omit<SignUpBody, 'ticket'> }
  | { type: 'password'; phone?: string; password: string }
  | { type: 'use-password' }
  /** The e-mail address is verified, or will be later. */
  | { type: 'go-on' }
  /** Another number, or back from anywhere. */
  | { type: 'restart' };

const nothing: Context = {
  phone: '',
  challengeId: null,
  challengePhone: '',
  resendAt: 0,
  ticket: null,
  wrongCodes: 0,
  problem: null,
  signedIn: null,
};
const failure = ({ event }: { event: { error: unknown } }) => problemOf(event.error);

/**
 * The flow of a sign-in. Phone → code → for new people sign-up and, with an e-mail address, its verification; for super admins also the
 * password; or phone and password. The step is also in the address; a wrong code stays at the code, an expired ticket goes back to the
 * phone.
 */
export const signInFlow = setup({
  types: { context: {} as Context, events: {} as SignInEvent },
  actors: {
    requestCode: fromPromise<SentCode, string>(() => Promise.reject(new Error('not wired'))),
    verifyCode: fromPromise<VerifiedCode, { challengeId: ChallengeId; code: string }>(() =>
      Promise.reject(new Error('not wired')),
    ),
    signUp: fromPromise<SignedIn, SignUpBody>(() => Promise.reject(new Error('not wired'))),
    password: fromPromise<SignedIn, { phone?: string; ticket?: string; password: string }>(() =>
      Promise.reject(new Error('not wired')),
    ),
  },
  actions: {
    clearProblem: assign({ problem: null }),
    keepProblem: assign({ problem: (_, problem: CallFailure) => problem }),
    keepSent: assign(({ context }, sent: SentCode) => ({
      challengeId: sent.challengeId,
      challengePhone: context.phone,
      resendAt: Date.now() + sent.resendAfterSeconds * 1000,
      problem: null,
    })),
    countWrong: assign({ wrongCodes: ({ context }) => context.wrongCodes + 1 }),
    keepVerified: assign((_, verified: VerifiedCode) =>
      verified.next === 'signed_in' ? { signedIn: verified } : { ticket: verified.ticket },
    ),
    keepSignedIn: assign({ signedIn: (_, signedIn: SignedIn) => signedIn }),
    /** Back to the phone; a code that is on its way stays good. */
    goBack: assign(({ context: { phone, resendAt, challengeId, challengePhone } }) => ({
      ...nothing,
      phone,
      resendAt,
      challengeId,
      challengePhone,
    })),
    forget: assign(({ context }) => ({ ...nothing, phone: context.phone, resendAt: context.resendAt })),
  },
  guards: {
    // the ticket of a verified code is good for a short while only
    codeOnItsWay: ({ context }, problem: CallFailure) =>
      (problem.code === 'otp.too_soon' || problem.code === 'otp.too_many') &&
      context.challengeId !== null &&
      context.challengePhone === context.phone,
    hasEmail: (_, { user }: SignedIn) => user.email !== null,
    ticketOver: (_, problem: CallFailure) => problem.code === 'auth.ticket_invalid',
  },
}).createMachine({
  id: 'sign-in',
  context: nothing,
  initial: 'phone',
  on: { restart: { target: '.phone', actions: 'goBack' } },
  states: {
    phone: {
      on: {
        phone: { target: 'sending', actions: assign({ phone: ({ event }) => event.phone }) },
        'use-password': { target: 'password', actions: 'clearProblem' },
      },
    },
    sending: {
      entry: 'clearProblem',
      invoke: {
        src: 'requestCode',
        input: ({ context }) => context.phone,
        onDone: { target: 'code', actions: { type: 'keepSent', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'codeOnItsWay', params: failure },
            target: 'code',
            actions: { type: 'keepProblem', params: failure },
          },
          { target: 'phone', actions: { type: 'keepProblem', params: failure } },
        ],
      },
    },
    code: { on: { code: 'verifying', resend: 'resending' } },
    resending: {
      entry: 'clearProblem',
      invoke: {
        src: 'requestCode',
        input: ({ context }) => context.phone,
        onDone: { target: 'code', actions: { type: 'keepSent', params: ({ event }) => event.output } },
        onError: { target: 'code', actions: { type: 'keepProblem', params: failure } },
      },
    },
    verifying: {
      entry: 'clearProblem',
      invoke: {
        src: 'verifyCode',
        input: ({ context, event }) => ({
          challengeId: context.challengeId ?? '',
          code: event.type === 'code' ? event.code : '',
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.next === 'signed_in',
            target: 'done',
            actions: { type: 'keepVerified', params: ({ event }) => event.output },
          },
          {
            guard: ({ event }) => event.output.next === 'sign_up',
            target: 'signUp',
            actions: { type: 'keepVerified', params: ({ event }) => event.output },
          },
          { target: 'secondFactor', actions: { type: 'keepVerified', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'code',
          actions: [{ type: 'keepProblem', params: failure }, 'countWrong'],
        },
      },
    },
    signUp: { on: { 'sign-up': 'signingUp' } },
    signingUp: {
      entry: 'clearProblem',
      invoke: {
        src: 'signUp',
        input: ({ context, event }) => ({
          ...(event.type === 'sign-up' ? event.form : blankForm),
          ticket: context.ticket ?? '',
        }),
        onDone: [
          {
            guard: { type: 'hasEmail', params: ({ event }) => event.output },
            target: 'verifyEmail',
            actions: { type: 'keepSignedIn', params: ({ event }) => event.output },
          },
          { target: 'done', actions: { type: 'keepSignedIn', params: ({ event }) => event.output } },
        ],
        onError: [
          {
            guard: { type: 'ticketOver', params: failure },
            target: 'phone',
            actions: ['forget', { type: 'keepProblem', params: failure }],
          },
          { target: 'signUp', actions: { type: 'keepProblem', params: failure } },
        ],
      },
    },
    /** Of the new account, which is signed in by now. */
    verifyEmail: { on: { 'go-on': 'done' } },
    /** Phone and password. */
    password: { on: { password: 'checkingPassword' } },
    checkingPassword: {
      entry: 'clearProblem',
      invoke: {
        src: 'password',
        input: ({ event }) => ({
          ...(event.type === 'password'
            ? { phone: event.phone ?? '', password: event.password }
            : { password: '' }),
        }),
        onDone: { target: 'done', actions: { type: 'keepSignedIn', params: ({ event }) => event.output } },
        onError: { target: 'password', actions: { type: 'keepProblem', params: failure } },
      },
    },
    /** The password of a super admin, after the code. */
    secondFactor: { on: { password: 'checkingSecondFactor' } },
    checkingSecondFactor: {
      entry: 'clearProblem',
      invoke: {
        src: 'password',
        input: ({ context, event }) => ({
          ticket: context.ticket ?? '',
          password: event.type === 'password' ? event.password : '',
        }),
        onDone: { target: 'done', actions: { type: 'keepSignedIn', params: ({ event }) => event.output } },
        onError: [
          {
            guard: { type: 'ticketOver', params: failure },
            target: 'phone',
            actions: ['forget', { type: 'keepProblem', params: failure }],
          },
          { target: 'secondFactor', actions: { type: 'keepProblem', params: failure } },
        ],
      },
    },
    done: { type: 'final' },
  },
});

const blankForm: Omit<SignUpBody, 'ticket'> = { firstName: '', lastName: '', termsAccepted: true };

export type SignInSnapshot = SnapshotFrom<typeof signInFlow>;
