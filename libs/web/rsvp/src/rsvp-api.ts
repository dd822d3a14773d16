import {
  addGuests,
  cancelCampaign,
  changeGuest,
  changeGuests,
  createInvitation,
  deleteGuests,
  deleteInvitation,
  getCampaign,
  getInvitation,
  guestHistory,
  listCampaigns,
  listInvitations,
  listRsvps,
  pauseCampaign,
  readPreview,
  restoreGuests,
  resumeCampaign,
  updateInvitation,
  type AnswerOf,
  type Call,
  type RowVerdict,
} from '@smachot/contracts';
import { api, endpoint, type ArgOf } from '@smachot/web-platform';
import { filterQuery, type GuestFilter } from './desk/filters';

/** Rows of one page of the desk; big enough that most events are one or two. */
const PAGE = 200;

export type GuestList = { eventId: string; filter: GuestFilter };
export type GuestPage = AnswerOf<typeof listRsvps>;
export type PreviewRows = { eventId: string; uploadId: string; verdict: RowVerdict | null };
export type PreviewPage = AnswerOf<typeof readPreview>;

export const guestPageArg = ({ eventId, filter }: GuestList, cursor: string | null) => ({
  params: { eventId },
  query: { ...filterQuery(filter), limit: PAGE, ...(cursor === null ? {} : { cursor }) },
});

const one = (eventId: string) => ({ type: 'Invitation' as const, id: eventId });
type EventArg = { params: { eventId: string } };
const guestsOf = (_: unknown, failed: unknown, { params }: EventArg) =>
  failed
    ? []
    : [
        { type: 'Guests' as const, id: params.eventId },
        { type: 'Desk' as const, id: params.eventId },
      ];
/** Rows are patched by hand (see guest-rows); what is counted from them is asked for again. */
const countsOf = (_: unknown, failed: unknown, { params }: EventArg) =>
  failed ? [] : [{ type: 'Desk' as const, id: params.eventId }];

type Q<C extends Call> = ArgOf<C>;

export const rsvpApi = api
  .enhanceEndpoints({ addTagTypes: ['Invitation', 'Guests', 'Desk', 'History', 'Campaign', 'TablePreview'] })
  .injectEndpoints({
    endpoints: (b) => ({
      invitations: b.query<AnswerOf<typeof listInvitations>, Q<typeof listInvitations>>({
        ...endpoint(listInvitations),
        providesTags: ['Invitation'],
      }),
      invitation: b.query<AnswerOf<typeof getInvitation>, Q<typeof getInvitation>>({
        ...endpoint(getInvitation),
        providesTags: (_, __, { params }) => [one(params.eventId)],
      }),
      createInvitation: b.mutation<AnswerOf<typeof createInvitation>, Q<typeof createInvitation>>({
        ...endpoint(createInvitation),
        invalidatesTags: ['Invitation'],
      }),
      updateInvitation: b.mutation<AnswerOf<typeof updateInvitation>, Q<typeof updateInvitation>>({
        ...endpoint(updateInvitation),
        // also after a refusal: somebody else may have changed it
        invalidatesTags: ['Invitation'],
      }),
      deleteInvitation: b.mutation<undefined, Q<typeof deleteInvitation>>({
        ...endpoint(deleteInvitation),
        invalidatesTags: (_, failed) => (failed ? [] : ['Invitation']),
      }),

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
      deskStats: b.query<GuestPage['stats'], string>({
        query: (eventId) => endpoint(listRsvps).query({ params: { eventId }, query: { limit: 1 } }),
        transformResponse: (page: GuestPage) => page.stats,
        providesTags: (_, __, eventId) => [{ type: 'Desk', id: eventId }],
      }),
      /** One page of a kind, for lists beside the table. */
      someGuests: b.query<GuestPage['rsvps'], GuestList>({
        query: (list) => endpoint(listRsvps).query(guestPageArg(list, null)),
        transformResponse: (page: GuestPage) => page.rsvps,
        providesTags: (_, __, { eventId }) => [{ type: 'Desk', id: eventId }],
      }),
      history: b.query<AnswerOf<typeof guestHistory>, Q<typeof guestHistory>>({
        ...endpoint(guestHistory),
        providesTags: (_, __, { params }) => [{ type: 'History', id: params.rsvpId }],
      }),
      addGuests: b.mutation<AnswerOf<typeof addGuests>, Q<typeof addGuests>>({
        ...endpoint(addGuests),
        invalidatesTags: guestsOf,
      }),
      changeGuest: b.mutation<AnswerOf<typeof changeGuest>, Q<typeof changeGuest>>({
        ...endpoint(changeGuest),
        invalidatesTags: (answer, failed, arg) => [
          ...countsOf(answer, failed, arg),
          { type: 'History', id: arg.params.rsvpId },
        ],
      }),
      changeGuests: b.mutation<AnswerOf<typeof changeGuests>, Q<typeof changeGuests>>({
        ...endpoint(changeGuests),
        invalidatesTags: countsOf,
      }),
      deleteGuests: b.mutation<AnswerOf<typeof deleteGuests>, Q<typeof deleteGuests>>({
        ...endpoint(deleteGuests),
        invalidatesTags: countsOf,
      }),
      restoreGuests: b.mutation<AnswerOf<typeof restoreGuests>, Q<typeof restoreGuests>>({
        ...endpoint(restoreGuests),
        invalidatesTags: guestsOf,
      }),

      campaigns: b.query<AnswerOf<typeof listCampaigns>, Q<typeof listCampaigns>>({
        ...endpoint(listCampaigns),
        providesTags: ['Campaign'],
      }),
      campaign: b.query<AnswerOf<typeof getCampaign>, Q<typeof getCampaign>>({
        ...endpoint(getCampaign),
        providesTags: ['Campaign'],
      }),
      pauseCampaign: b.mutation<AnswerOf<typeof pauseCampaign>, Q<typeof pauseCampaign>>({
        ...endpoint(pauseCampaign),
        invalidatesTags: ['Campaign'],
      }),
      resumeCampaign: b.mutation<AnswerOf<typeof resumeCampaign>, Q<typeof resumeCampaign>>({
        ...endpoint(resumeCampaign),
        invalidatesTags: ['Campaign'],
      }),
      cancelCampaign: b.mutation<AnswerOf<typeof cancelCampaign>, Q<typeof cancelCampaign>>({
        ...endpoint(cancelCampaign),
        invalidatesTags: ['Campaign', 'Guests', 'Desk'],
      }),

      previewRows: b.infiniteQuery<PreviewPage, PreviewRows, number>({
        infiniteQueryOptions: {
          initialPageParam: 0,
          getNextPageParam: (last) => last.nextOffset ?? undefined,
        },
        query: ({ queryArg: { eventId, uploadId, verdict }, pageParam }) =>
          endpoint(readPreview).query({
            params: { eventId, uploadId },
            query: { offset: pageParam, ...(verdict ? { verdict } : {}) },
          }),
        responseSchema: readPreview.answer,
        providesTags: (_, __, { uploadId }) => [{ type: 'TablePreview', id: uploadId }],
      }),
    }),
  });

export const {
  useInvitationsQuery,
  useInvitationQuery,
  useCreateInvitationMutation,
  useUpdateInvitationMutation,
  useDeleteInvitationMutation,
  useGuestsInfiniteQuery,
  useDeskStatsQuery,
  useSomeGuestsQuery,
  useHistoryQuery,
  useAddGuestsMutation,
  useChangeGuestMutation,
  useChangeGuestsMutation,
  useDeleteGuestsMutation,
  useRestoreGuestsMutation,
  useCampaignsQuery,
  useCampaignQuery,
  usePauseCampaignMutation,
  useResumeCampaignMutation,
  useCancelCampaignMutation,
  usePreviewRowsInfiniteQuery,
} = rsvpApi;
