import {
  createInvitation,
  deleteInvitation,
  getInvitation,
  listInvitations,
  updateInvitation,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

const invitationsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read, change } = endpointsOf(b);
    return {
      invitations: read(listInvitations, ['Invitation']),
      invitation: read(getInvitation, (_, __, { params }) => [{ type: 'Invitation', id: params.eventId }]),
      createInvitation: change(createInvitation, ['Invitation']),
      // Also after a refusal: another person may have changed it.
      updateInvitation: change(updateInvitation, ['Invitation']),
      // Its own cache entry is not invalidated: reading a deleted invitation would only return "not found".
      deleteInvitation: change(deleteInvitation, [], {
        onQueryStarted: async ({ params }, { dispatch, queryFulfilled }) => {
          await queryFulfilled.then(
            () =>
              dispatch(
                invitationsApi.util.updateQueryData('invitations', ALL, (list) => {
                  list.invitations = list.invitations.filter(({ _id }) => _id !== params.eventId);
                }),
              ),
            () => undefined, // said by the dialog
          );
        },
      }),
    };
  },
});

/** The only argument of the list, so that all screens share one cache entry. A host has a handful of invitations. */
export const ALL = { query: { limit: 100 } };

export const {
  useInvitationsQuery,
  useInvitationQuery,
  useCreateInvitationMutation,
  useUpdateInvitationMutation,
  useDeleteInvitationMutation,
} = invitationsApi;
