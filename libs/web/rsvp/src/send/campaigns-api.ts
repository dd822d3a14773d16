import {
  cancelCampaign,
  cancelScheduled,
  dismissChange,
  getCampaign,
  listCampaigns,
  pauseCampaign,
  pendingChange,
  resumeCampaign,
  tellChange,
  type AnswerOf,
} from '@smachot/contracts';
import { endpoint, type ArgOf } from '@smachot/web-platform';
import { rsvpApi } from '../rsvp-api';

export const campaignsApi = rsvpApi.injectEndpoints({
  endpoints: (b) => ({
    campaigns: b.query<AnswerOf<typeof listCampaigns>, ArgOf<typeof listCampaigns>>({
      ...endpoint(listCampaigns),
      providesTags: ['Campaign'],
    }),
    campaign: b.query<AnswerOf<typeof getCampaign>, ArgOf<typeof getCampaign>>({
      ...endpoint(getCampaign),
      providesTags: ['Campaign'],
    }),
    pauseCampaign: b.mutation<AnswerOf<typeof pauseCampaign>, ArgOf<typeof pauseCampaign>>({
      ...endpoint(pauseCampaign),
      invalidatesTags: ['Campaign'],
    }),
    resumeCampaign: b.mutation<AnswerOf<typeof resumeCampaign>, ArgOf<typeof resumeCampaign>>({
      ...endpoint(resumeCampaign),
      invalidatesTags: ['Campaign'],
    }),
    cancelCampaign: b.mutation<AnswerOf<typeof cancelCampaign>, ArgOf<typeof cancelCampaign>>({
      ...endpoint(cancelCampaign),
      invalidatesTags: ['Campaign', 'Guests', 'Desk'],
    }),
    cancelScheduled: b.mutation<AnswerOf<typeof cancelScheduled>, ArgOf<typeof cancelScheduled>>({
      ...endpoint(cancelScheduled),
      invalidatesTags: ['Campaign'],
    }),
    pendingChange: b.query<AnswerOf<typeof pendingChange>, ArgOf<typeof pendingChange>>({
      ...endpoint(pendingChange),
      providesTags: (_, __, { params }) => [{ type: 'Invitation', id: params.eventId }],
    }),
    tellChange: b.mutation<AnswerOf<typeof tellChange>, ArgOf<typeof tellChange>>({
      ...endpoint(tellChange),
      invalidatesTags: ['Campaign', 'Invitation'],
    }),
    dismissChange: b.mutation<undefined, ArgOf<typeof dismissChange>>({
      ...endpoint(dismissChange),
      invalidatesTags: ['Invitation'],
    }),
  }),
});

export const {
  useCampaignsQuery,
  useCampaignQuery,
  usePauseCampaignMutation,
  useResumeCampaignMutation,
  useCancelCampaignMutation,
  useCancelScheduledMutation,
  usePendingChangeQuery,
  useTellChangeMutation,
  useDismissChangeMutation,
} = campaignsApi;
