import {
  answerCohostInvitation,
  changeCohostRole,
  inviteCohost,
  listCohosts,
  myCohostInvitations,
  removeCohost,
  withdrawCohostInvitation,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

const cohostsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read, change } = endpointsOf(b);
    return {
      cohosts: read(listCohosts, ['Cohosts']),
      inviteCohost: change(inviteCohost, ['Cohosts']),
      // also after a refusal: it may have been answered meanwhile
      withdrawCohost: change(withdrawCohostInvitation, ['Cohosts']),
      changeCohostRole: change(changeCohostRole, ['Cohosts']),
      removeCohost: change(removeCohost, (_, failed) => (failed ? [] : ['Cohosts'])),
      myCohostInvitations: read(myCohostInvitations, ['Cohosts']),
      answerCohost: change(answerCohostInvitation, ['Cohosts', 'Invitation']),
    };
  },
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
