import {
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
  requestConfirmationCode,
} from '@smachot/contracts';
import { api, endpoint, session, sessionUser, type AnswerOf, type ArgOf } from '@smachot/web-platform';

export const identityApi = api.injectEndpoints({
  endpoints: (build) => ({
    me: build.query<AnswerOf<typeof me>, ArgOf<typeof me>>({ ...endpoint(me), providesTags: ['Me'] }),
    changeProfile: build.mutation<AnswerOf<typeof changeProfile>, ArgOf<typeof changeProfile>>({
      ...endpoint(changeProfile),
      invalidatesTags: ['Me'],
      async onQueryStarted(_, { queryFulfilled }) {
        const done = await queryFulfilled.catch(() => null);
        // the access token still carries the old name until it is renewed
        if (done) session.changed(sessionUser(done.data));
      },
    }),
    changePassword: build.mutation<AnswerOf<typeof changePassword>, ArgOf<typeof changePassword>>(
      endpoint(changePassword),
    ),
    deleteAccount: build.mutation<AnswerOf<typeof deleteAccount>, ArgOf<typeof deleteAccount>>(
      endpoint(deleteAccount),
    ),
    /** Read anew each time: the person bases a decision on it. */
    outstanding: build.query<AnswerOf<typeof outstanding>, ArgOf<typeof outstanding>>({
      ...endpoint(outstanding),
      keepUnusedDataFor: 0,
    }),
    sessions: build.query<AnswerOf<typeof listSessions>, ArgOf<typeof listSessions>>({
      ...endpoint(listSessions),
      keepUnusedDataFor: 0,
    }),
    endSession: build.mutation<AnswerOf<typeof endSession>, ArgOf<typeof endSession>>(endpoint(endSession)),
    endAllSessions: build.mutation<AnswerOf<typeof endAllSessions>, ArgOf<typeof endAllSessions>>(
      endpoint(endAllSessions),
    ),
    confirmationWays: build.query<AnswerOf<typeof confirmationWays>, ArgOf<typeof confirmationWays>>({
      ...endpoint(confirmationWays),
      keepUnusedDataFor: 0,
    }),
    sendConfirmationCode: build.mutation<
      AnswerOf<typeof requestConfirmationCode>,
      ArgOf<typeof requestConfirmationCode>
    >(endpoint(requestConfirmationCode)),
    confirmIdentity: build.mutation<AnswerOf<typeof confirmIdentity>, ArgOf<typeof confirmIdentity>>(
      endpoint(confirmIdentity),
    ),
  }),
});

export const {
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
} = identityApi;
