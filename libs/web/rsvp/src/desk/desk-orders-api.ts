import { ordersOfInvitation, type AnswerOf } from '@smachot/contracts';
import { endpoint, type ArgOf } from '@smachot/web-platform';
import { rsvpApi } from '../rsvp-api';

/** Endpoints of the orders shown on the desk. Orders belong to another feature, so the desk reads its own summary of them. */
export const deskOrdersApi = rsvpApi.injectEndpoints({
  endpoints: (b) => ({
    ordersOfGuests: b.query<AnswerOf<typeof ordersOfInvitation>, ArgOf<typeof ordersOfInvitation>>({
      ...endpoint(ordersOfInvitation),
      // The orders' sums are counted from the guests: each change of the counts invalidates them.
      providesTags: (_, __, { params }) => [{ type: 'Desk', id: params.eventId }],
    }),
  }),
});

export const { useOrdersOfGuestsQuery } = deskOrdersApi;
