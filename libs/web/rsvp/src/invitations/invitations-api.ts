import {
  createInvitation,
  deleteInvitation,
  getInvitation,
  listInvitations,
  updateInvitation,
  type AnswerOf,
} from '@smachot/contracts';
import { endpoint, type ArgOf } from '@smachot/web-platform';
import { rsvpApi } from '../rsvp-api';

export const invitationsApi = rsvpApi.injectEndpoints({
  endpoints: (b) => ({
    invitations: b.query<AnswerOf<typeof listInvitations>, ArgOf<typeof listInvitations>>({
      ...endpoint(listInvitations),
      providesTags: ['Invitation'],
    }),
    invitation: b.query<AnswerOf<typeof getInvitation>, ArgOf<typeof getInvitation>>({
      ...endpoint(getInvitation),
      providesTags: (_, __, { params }) => [{ type: 'Invitation', id: params.eventId }],
    }),
    createInvitation: b.mutation<AnswerOf<typeof createInvitation>, ArgOf<typeof createInvitation>>({
      ...endpoint(createInvitation),
      invalidatesTags: ['Invitation'],
    }),
    updateInvitation: b.mutation<AnswerOf<typeof updateInvitation>, ArgOf<typeof updateInvitation>>({
      ...endpoint(updateInvitation),
      // Also after a refusal: another person may have changed it.
      invalidatesTags: ['Invitation'],
    }),
    deleteInvitation: b.mutation<undefined, ArgOf<typeof deleteInvitation>>({
      ...endpoint(deleteInvitation),
      // Its own cache entry is not invalidated: reading a deleted invitation would only return "not found".
      invalidatesTags: [],
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
  }),
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
