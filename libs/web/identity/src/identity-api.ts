import {
  acceptTerms,
  changePassword,
  changeProfile,
  confirmationWays,
  confirmIdentity,
  deleteAccount,
  endAllSessions,
  endSession,
  listSessions,
  me,
  outstanding,
  readTermsAcceptance,
  requestConfirmationCode,
  requestEmailCode,
  verifyEmail,
} from '@smachot/contracts';
import { api, session, sessionUser, endpointsOf } from '@smachot/web-platform';

const identityApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read, change } = endpointsOf(b);
    return {
      me: read(me, ['Me']),
      changeProfile: change(changeProfile, ['Me'], {
        async onQueryStarted(_, { queryFulfilled }) {
          const done = await queryFulfilled.catch(() => null);
          // the access token still carries the old name until it is renewed
          if (done) session.changed(sessionUser(done.data));
        },
      }),
      termsAcceptance: read(readTermsAcceptance, ['Me']),
      acceptTerms: change(acceptTerms, ['Me']),
      changePassword: change(changePassword),
      deleteAccount: change(deleteAccount),
      /** Read anew each time: the person bases a decision on it. */
      outstanding: read(outstanding, undefined, { keepUnusedDataFor: 0 }),
      sessions: read(listSessions, undefined, { keepUnusedDataFor: 0 }),
      endSession: change(endSession),
      endAllSessions: change(endAllSessions),
      confirmationWays: read(confirmationWays, undefined, { keepUnusedDataFor: 0 }),
      sendConfirmationCode: change(requestConfirmationCode),
      confirmIdentity: change(confirmIdentity),
      sendEmailCode: change(requestEmailCode),
      verifyEmail: change(verifyEmail, ['Me']),
    };
  },
});

export const {
  useAcceptTermsMutation,
  useTermsAcceptanceQuery,
  useMeQuery,
  useChangeProfileMutation,
  useChangePasswordMutation,
  useDeleteAccountMutation,
  useOutstandingQuery,
  useSessionsQuery,
  useEndSessionMutation,
  useEndAllSessionsMutation,
  useConfirmationWaysQuery,
  useSendConfirmationCodeMutation,
  useConfirmIdentityMutation,
  useSendEmailCodeMutation,
  useVerifyEmailMutation,
} = identityApi;
