import { ordersOfInvitation, type AnswerOf } from '@smachot/contracts';
import { endpoint, type ArgOf } from '@smachot/web-platform';
import { rsvpApi } from '../rsvp-api';

/** Orders are another feature's; what the desk says of them it asks for itself. */
export const deskOrdersApi = rsvpApi.injectEndpoints({
  endpoints: (b) => ({
    ordersOfGuests: b.query<AnswerOf<typeof ordersOfInvitation>, ArgOf<typeof ordersOfInvitation>>({
      ...endpoint(ordersOfInvitation),
      // counted from the guests: whatever changes the counts changes what the orders come to
      providesTags: (_, __, { params }) => [{ type: 'Desk', id: params.eventId }],
    }),
  }),
});

export const { useOrdersOfGuestsQuery } = deskOrdersApi;
