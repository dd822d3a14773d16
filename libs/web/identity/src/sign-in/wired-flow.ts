import {
  type ChallengeId,
  type Language,
  requestCode,
  signInWithPassword,
  signUp,
  type VerifiedCode,
  verifyCode,
} from '@smachot/contracts';
import { fetchCall, i18n } from '@smachot/web-platform';
import { fromPromise } from 'xstate';
import { signInFlow, type SentCode, type SignedIn, type SignUpBody } from './sign-in.flow';

/** The flow with the identity calls behind it. */
export const wiredSignInFlow = signInFlow.provide({
  actors: {
    requestCode: fromPromise<SentCode, string>(({ input, signal }) =>
      fetchCall(requestCode, { body: { phone: input, language: i18n.language as Language } }, signal),
    ),
    verifyCode: fromPromise<VerifiedCode, { challengeId: ChallengeId; code: string }>(({ input, signal }) =>
      fetchCall(verifyCode, { body: input }, signal),
    ),
    signUp: fromPromise<SignedIn, SignUpBody>(({ input, signal }) =>
      fetchCall(signUp, { body: input }, signal),
    ),
    password: fromPromise<SignedIn, { phone?: string; ticket?: string; password: string }>(
      ({ input, signal }) => fetchCall(signInWithPassword, { body: input }, signal),
    ),
  },
});
