import { headcountDeadline, ordersOfInvitation } from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

/** Endpoints of the orders shown on the desk. Orders belong to another feature, so the desk reads its own summary of them. */
const deskOrdersApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read } = endpointsOf(b);
    return {
      // The orders' sums are counted from the guests: each change of the counts invalidates them.
      ordersOfGuests: read(ordersOfInvitation, (_, __, { params }) => [{ type: 'Desk', id: params.eventId }]),
      headcountDeadline: read(headcountDeadline),
    };
  },
});

export const { useHeadcountDeadlineQuery, useOrdersOfGuestsQuery } = deskOrdersApi;
