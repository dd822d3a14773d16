import {
  addEnvelope,
  changeEnvelope,
  deleteGift,
  type EventId,
  listGifts,
  listRsvps,
  recordGift,
  type Rsvp,
  thankForGift,
} from '@smachot/contracts';
import { api, endpoint, endpointsOf } from '@smachot/web-platform';

type GiftList = { eventId: EventId; unthanked: boolean };
/** Guests suggested while a name is typed. */
const SUGGESTED = 8;

type EventArg = { params: { eventId: EventId } };
/** Every change of the desk reads the gifts again; a gift changes its guest's row. Also after a refusal: another host was faster. */
const changed = (_: unknown, __: unknown, { params }: EventArg) => [
  { type: 'Desk' as const, id: params.eventId },
  { type: 'Guests' as const, id: params.eventId },
];

const giftsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { pages, change } = endpointsOf(b);
    return {
      gifts: pages(
        listGifts,
        ({ eventId, unthanked }: GiftList, page) => ({
          params: { eventId },
          query: { ...(unthanked ? { unthanked: 'true' } : {}), ...page },
        }),
        (_, __, { eventId }) => [{ type: 'Desk', id: eventId }],
      ),
      guestsNamed: b.query<Rsvp[], { eventId: EventId; search: string }>({
        query: ({ eventId, search }) =>
          endpoint(listRsvps).query({
            params: { eventId },
            query: { search, limit: SUGGESTED, compact: 'true' },
          }),
        transformResponse: ({ rsvps }: { rsvps: Rsvp[] }) => rsvps,
        providesTags: (_, __, { eventId }) => [{ type: 'Desk', id: eventId }],
      }),
      recordGift: change(recordGift, changed),
      addEnvelope: change(addEnvelope, changed),
      changeEnvelope: change(changeEnvelope, changed),
      deleteGift: change(deleteGift, changed),
      thankForGift: change(thankForGift, changed),
    };
  },
});

export const {
  useGiftsInfiniteQuery,
  useGuestsNamedQuery,
  useRecordGiftMutation,
  useAddEnvelopeMutation,
  useChangeEnvelopeMutation,
  useDeleteGiftMutation,
  useThankForGiftMutation,
} = giftsApi;
