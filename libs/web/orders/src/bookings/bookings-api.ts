import {
  answerBookingLink,
  askBooking,
  type Booking,
  editBooking,
  enterBooking,
  listBookings,
  readBooking,
  readBookingLink,
  removeBooking,
  type AnswerOf,
} from '@smachot/contracts';
import { api, endpoint, type ArgOf } from '@smachot/web-platform';

type ListArg = { partner: string; from?: string; to?: string; q?: string; limit: number };

const LIST = { type: 'Order', id: 'bookings' } as const;
const one = (bookingId: string) => ({ type: 'Order', id: bookingId }) as const;
/** Tags are invalidated after a refusal too, because another crew member may have changed the booking. */
const changes = (_: unknown, __: unknown, { params }: { params: { bookingId: string } }) => [
  LIST,
  one(params.bookingId),
];

/** Bookings are refetched with orders, because they share a store's days. */
export const bookingsApi = api.enhanceEndpoints({ addTagTypes: ['Order'] }).injectEndpoints({
  endpoints: (b) => ({
    /** Pages of bookings, by their start. */
    bookings: b.infiniteQuery<AnswerOf<typeof listBookings>, ListArg, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => last.nextCursor ?? undefined,
      },
      query: ({ queryArg: { partner, ...query }, pageParam }) =>
        endpoint(listBookings).query({
          params: { partner },
          query: pageParam === null ? query : { ...query, cursor: pageParam },
        }),
      responseSchema: listBookings.answer,
      providesTags: [LIST],
    }),
    booking: b.query<Booking, ArgOf<typeof readBooking>>({
      ...endpoint(readBooking),
      providesTags: (_, __, { params }) => [one(params.bookingId)],
    }),
    enterBooking: b.mutation<Booking, ArgOf<typeof enterBooking>>({
      ...endpoint(enterBooking),
      invalidatesTags: [LIST],
    }),
    editBooking: b.mutation<Booking, ArgOf<typeof editBooking>>({
      ...endpoint(editBooking),
      invalidatesTags: changes,
    }),
    removeBooking: b.mutation<void, ArgOf<typeof removeBooking>>({
      ...endpoint(removeBooking),
      invalidatesTags: [LIST],
    }),
    askBooking: b.mutation<Booking, ArgOf<typeof askBooking>>({
      ...endpoint(askBooking),
      invalidatesTags: changes,
    }),
    /** A query in spite of POST: the token must stay out of the address. */
    bookingLink: b.query<AnswerOf<typeof readBookingLink>, ArgOf<typeof readBookingLink>>({
      ...endpoint(readBookingLink),
      providesTags: [one('link')],
    }),
    answerBookingLink: b.mutation<AnswerOf<typeof answerBookingLink>, ArgOf<typeof answerBookingLink>>({
      ...endpoint(answerBookingLink),
      invalidatesTags: [one('link')],
    }),
  }),
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
