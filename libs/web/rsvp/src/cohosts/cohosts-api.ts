import {
  answerCohostInvitation,
  changeCohostRole,
  inviteCohost,
  listCohosts,
  myCohostInvitations,
  removeCohost,
  withdrawCohostInvitation,
  type AnswerOf,
} from '@smachot/contracts';
import { endpoint, type ArgOf } from '@smachot/web-platform';
import { rsvpApi } from '../rsvp-api';

const cohostsApi = rsvpApi.enhanceEndpoints({ addTagTypes: ['Cohosts'] }).injectEndpoints({
  endpoints: (b) => ({
    cohosts: b.query<AnswerOf<typeof listCohosts>, ArgOf<typeof listCohosts>>({
      ...endpoint(listCohosts),
      providesTags: ['Cohosts'],
    }),
    inviteCohost: b.mutation<AnswerOf<typeof inviteCohost>, ArgOf<typeof inviteCohost>>({
      ...endpoint(inviteCohost),
      invalidatesTags: ['Cohosts'],
    }),
    withdrawCohost: b.mutation<undefined, ArgOf<typeof withdrawCohostInvitation>>({
      ...endpoint(withdrawCohostInvitation),
      // also after a refusal: it may have been answered meanwhile
      invalidatesTags: ['Cohosts'],
    }),
    changeCohostRole: b.mutation<AnswerOf<typeof changeCohostRole>, ArgOf<typeof changeCohostRole>>({
      ...endpoint(changeCohostRole),
      invalidatesTags: ['Cohosts'],
    }),
    removeCohost: b.mutation<undefined, ArgOf<typeof removeCohost>>({
      ...endpoint(removeCohost),
      invalidatesTags: (_, failed) => (failed ? [] : ['Cohosts']),
    }),
    myCohostInvitations: b.query<AnswerOf<typeof myCohostInvitations>, ArgOf<typeof myCohostInvitations>>({
      ...endpoint(myCohostInvitations),
      providesTags: ['Cohosts'],
    }),
    answerCohost: b.mutation<undefined, ArgOf<typeof answerCohostInvitation>>({
      ...endpoint(answerCohostInvitation),
      invalidatesTags: ['Cohosts', 'Invitation'],
    }),
  }),
});

export const {
  useCohostsQuery,
  useInviteCohostMutation,
  useWithdrawCohostMutation,
  useChangeCohostRoleMutation,
  useRemoveCohostMutation,
  useMyCohostInvitationsQuery,
  useAnswerCohostMutation,
} = cohostsApi;
