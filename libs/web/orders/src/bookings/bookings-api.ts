import {
  answerBookingLink,
  askBooking,
  type BookingId,
  editBooking,
  enterBooking,
  listBookings,
  readBooking,
  readBookingLink,
  removeBooking,
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

type ListArg = { partner: string; from?: string; to?: string; q?: string; limit: number };

const LIST = { type: 'Order', id: 'bookings' } as const;
const one = (bookingId: BookingId) => ({ type: 'Order', id: bookingId }) as const;
/** Tags are invalidated after a refusal too, because another crew member may have changed the booking. */
const changes = (_: unknown, __: unknown, { params }: { params: { bookingId: BookingId } }) => [
  LIST,
  one(params.bookingId),
];

/** Bookings are refetched with orders, because they share a store's days. */
const bookingsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { pages, read, change } = endpointsOf(b);
    return {
      /** Pages of bookings, by their start. */
      bookings: pages(
        listBookings,
        ({ partner, ...query }: ListArg, page) => ({ params: { partner }, query: { ...query, ...page } }),
        [LIST],
      ),
      booking: read(readBooking, (_, __, { params }) => [one(params.bookingId)]),
      enterBooking: change(enterBooking, [LIST]),
      editBooking: change(editBooking, changes),
      removeBooking: change(removeBooking, [LIST]),
      askBooking: change(askBooking, changes),
      /** A query in spite of POST: the token must stay out of the address. */
      bookingLink: read(readBookingLink, [one('link')]),
      answerBookingLink: change(answerBookingLink, [one('link')]),
    };
  },
});

export const {
  useAnswerBookingLinkMutation,
  useAskBookingMutation,
  useBookingLinkQuery,
  useBookingQuery,
  useBookingsInfiniteQuery,
  useEditBookingMutation,
  useEnterBookingMutation,
  useRemoveBookingMutation,
} = bookingsApi;
