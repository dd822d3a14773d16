import {
  acceptNumbers,
  addGuests,
  type AnswerOf,
  changeGuest,
  changeGuests,
  deleteGuests,
  type EventId,
  getGuest,
  guestHistory,
  listRsvps,
  type Matching,
  restoreGuests,
  type RsvpStats,
} from '@smachot/contracts';
import { api, endpoint, endpointsOf } from '@smachot/web-platform';
import { filterQuery, type GuestFilter } from '../filters/filters';

/** Rows of one page of the desk: a list of a thousand is two requests. */
const PAGE = 500;

/** Rows of a list beside the table. */
const BESIDE = 200;

export type GuestList = { eventId: EventId; filter: GuestFilter };
export type GuestPage = AnswerOf<typeof listRsvps>;

export const guestPageArg = ({ eventId, filter }: GuestList, cursor: string | null) => ({
  params: { eventId },
  query: { ...filterQuery(filter), limit: PAGE, compact: 'true', ...(cursor === null ? {} : { cursor }) },
});

type EventArg = { params: { eventId: EventId } };
const counts = (_: unknown, failed: unknown, { params }: EventArg) =>
  failed ? [] : [{ type: 'Desk' as const, id: params.eventId }];
const duplicatesOf = ({ params }: EventArg) => ({ type: 'Duplicates' as const, id: params.eventId });
const rowsAndCounts = (answer: unknown, failed: unknown, arg: EventArg) =>
  failed ? [] : [{ type: 'Guests' as const, id: arg.params.eventId }, ...counts(answer, failed, arg)];

const withRows = api.injectEndpoints({
  endpoints: (b) => {
    const { pages, read } = endpointsOf(b);
    return {
      guests: pages(
        listRsvps,
        (list: GuestList, { cursor }) => guestPageArg(list, cursor ?? null),
        (_, __, { eventId }) => [{ type: 'Guests', id: eventId }],
      ),
      /** Reads a guest whose address is opened while the row is not in memory; read again with every change of the desk. */
      guest: read(getGuest, (_, __, { params }) => [
        { type: 'Guests', id: params.eventId },
        { type: 'Desk', id: params.eventId },
      ]),
      history: read(guestHistory, (_, __, { params }) => [{ type: 'History', id: params.rsvpId }]),
    };
  },
});

const withCounts = withRows.injectEndpoints({
  endpoints: (b) => ({
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
  }),
});

export const guestsApi = withCounts.injectEndpoints({
  endpoints: (b) => {
    const { change } = endpointsOf(b);
    return {
      addGuests: change(addGuests, rowsAndCounts),
      acceptNumbers: change(acceptNumbers, (answer, failed, arg) => [
        ...rowsAndCounts(answer, failed, arg),
        ...arg.body.numbers.map(({ rsvpId }) => ({ type: 'History' as const, id: rsvpId })),
      ]),
      changeGuest: change(changeGuest, (answer, failed, arg) => [
        ...counts(answer, failed, arg),
        { type: 'History', id: arg.params.rsvpId },
        // Duplicates are detected by name and phone.
        ...(arg.body && ('attendeeName' in arg.body || 'attendeePhone' in arg.body)
          ? [duplicatesOf(arg)]
          : []),
      ]),
      // Rows out of sight are read too: the next change is compared with the version that was seen.
      changeGuests: change(changeGuests, rowsAndCounts),
      deleteGuests: change(deleteGuests, (answer, failed, arg) => [
        // Guests that were not deleted are read again, to show the other host's changes.
        ...(answer?.outdated.length ? rowsAndCounts : counts)(answer, failed, arg),
        duplicatesOf(arg),
      ]),
      restoreGuests: change(restoreGuests, rowsAndCounts),
    };
  },
});

export const {
  useGuestsInfiniteQuery,
  useDeskStatsQuery,
  useMatchingQuery,
  useSomeGuestsQuery,
  useGuestQuery,
  useLazyGuestQuery,
  useHistoryQuery,
  useAcceptNumbersMutation,
  useAddGuestsMutation,
  useChangeGuestMutation,
  useChangeGuestsMutation,
  useDeleteGuestsMutation,
  useRestoreGuestsMutation,
} = guestsApi;
