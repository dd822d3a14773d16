import {
  addGuests,
  changeGuest,
  changeGuests,
  deleteGuests,
  getGuest,
  guestHistory,
  listRsvps,
  restoreGuests,
  type AnswerOf,
  type Matching,
  type RsvpStats,
} from '@smachot/contracts';
import { endpoint, type ArgOf } from '@smachot/web-platform';
import { rsvpApi } from '../rsvp-api';
import { filterQuery, type GuestFilter } from './filters';

/** Rows of one page of the desk: a list of a thousand is two requests. */
const PAGE = 500;

/** Rows of a list beside the table. */
const BESIDE = 200;

export type GuestList = { eventId: string; filter: GuestFilter };
export type GuestPage = AnswerOf<typeof listRsvps>;

export const guestPageArg = ({ eventId, filter }: GuestList, cursor: string | null) => ({
  params: { eventId },
  query: { ...filterQuery(filter), limit: PAGE, compact: 'true', ...(cursor === null ? {} : { cursor }) },
});

type EventArg = { params: { eventId: string } };
const counts = (_: unknown, failed: unknown, { params }: EventArg) =>
  failed ? [] : [{ type: 'Desk' as const, id: params.eventId }];
const duplicatesOf = ({ params }: EventArg) => ({ type: 'Duplicates' as const, id: params.eventId });
const rowsAndCounts = (answer: unknown, failed: unknown, arg: EventArg) =>
  failed ? [] : [{ type: 'Guests' as const, id: arg.params.eventId }, ...counts(answer, failed, arg)];

const reading = rsvpApi.injectEndpoints({
  endpoints: (b) => ({
    guests: b.infiniteQuery<GuestPage, GuestList, string | null>({
      infiniteQueryOptions: {
        initialPageParam: null,
        getNextPageParam: (last) => last.nextCursor ?? undefined,
      },
      query: ({ queryArg, pageParam }) => endpoint(listRsvps).query(guestPageArg(queryArg, pageParam)),
      responseSchema: listRsvps.answer,
      providesTags: (_, __, { eventId }) => [{ type: 'Guests', id: eventId }],
    }),
    /** Counts of the whole event, whatever the list is filtered by. */
    deskStats: b.query<RsvpStats, string>({
      query: (eventId) =>
        endpoint(listRsvps).query({ params: { eventId }, query: { limit: 1, compact: 'true' } }),
      transformResponse: (page: GuestPage) => page.stats!,
      providesTags: (_, __, eventId) => [{ type: 'Desk', id: eventId }],
    }),
    /** Counts of those the filter matches. */
    matching: b.query<Matching, GuestList>({
      query: ({ eventId, filter }) =>
        endpoint(listRsvps).query({
          params: { eventId },
          query: { ...filterQuery(filter), limit: 1, compact: 'true', counts: 'true' },
        }),
      transformResponse: (page: GuestPage) => page.matching!,
      providesTags: (_, __, { eventId }) => [{ type: 'Desk', id: eventId }],
    }),
    /** One page of a kind, for lists beside the table. */
    someGuests: b.query<GuestPage['rsvps'], GuestList>({
      // Read with their messages: the newest delivery statuses are shown while a campaign runs.
      query: (list) => {
        const { params, query } = guestPageArg(list, null);
        return endpoint(listRsvps).query({ params, query: { ...query, limit: BESIDE, compact: 'false' } });
      },
      transformResponse: (page: GuestPage) => page.rsvps,
      providesTags: (_, __, { eventId }) => [{ type: 'Desk', id: eventId }],
    }),
    /** Reads a guest whose address is opened while the row is not in memory; read again with every change of the desk. */
    guest: b.query<AnswerOf<typeof getGuest>, ArgOf<typeof getGuest>>({
      ...endpoint(getGuest),
      providesTags: (_, __, { params }) => [
        { type: 'Guests', id: params.eventId },
        { type: 'Desk', id: params.eventId },
      ],
    }),
    history: b.query<AnswerOf<typeof guestHistory>, ArgOf<typeof guestHistory>>({
      ...endpoint(guestHistory),
      providesTags: (_, __, { params }) => [{ type: 'History', id: params.rsvpId }],
    }),
  }),
});

export const guestsApi = reading.injectEndpoints({
  endpoints: (b) => ({
    addGuests: b.mutation<AnswerOf<typeof addGuests>, ArgOf<typeof addGuests>>({
      ...endpoint(addGuests),
      invalidatesTags: rowsAndCounts,
    }),
    changeGuest: b.mutation<AnswerOf<typeof changeGuest>, ArgOf<typeof changeGuest>>({
      ...endpoint(changeGuest),
      invalidatesTags: (answer, failed, arg) => [
        ...counts(answer, failed, arg),
        { type: 'History', id: arg.params.rsvpId },
        // Duplicates are detected by name and phone.
        ...(arg.body && ('attendeeName' in arg.body || 'attendeePhone' in arg.body)
          ? [duplicatesOf(arg)]
          : []),
      ],
    }),
    changeGuests: b.mutation<AnswerOf<typeof changeGuests>, ArgOf<typeof changeGuests>>({
      ...endpoint(changeGuests),
      // Rows out of sight are read too: the next change is compared with the version that was seen.
      invalidatesTags: rowsAndCounts,
    }),
    deleteGuests: b.mutation<AnswerOf<typeof deleteGuests>, ArgOf<typeof deleteGuests>>({
      ...endpoint(deleteGuests),
      invalidatesTags: (answer, failed, arg) => [
        // Guests that were not deleted are read again, to show the other host's changes.
        ...(answer?.outdated.length ? rowsAndCounts : counts)(answer, failed, arg),
        duplicatesOf(arg),
      ],
    }),
    restoreGuests: b.mutation<AnswerOf<typeof restoreGuests>, ArgOf<typeof restoreGuests>>({
      ...endpoint(restoreGuests),
      invalidatesTags: rowsAndCounts,
    }),
  }),
});

export const {
  useGuestsInfiniteQuery,
  useDeskStatsQuery,
  useMatchingQuery,
  useSomeGuestsQuery,
  useGuestQuery,
  useHistoryQuery,
  useAddGuestsMutation,
  useChangeGuestMutation,
  useChangeGuestsMutation,
  useDeleteGuestsMutation,
  useRestoreGuestsMutation,
} = guestsApi;
