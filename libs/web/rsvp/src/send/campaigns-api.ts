import {
  cancelCampaign,
  getCampaign,
  listCampaigns,
  pauseCampaign,
  resumeCampaign,
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
  }),
});

export const {
  useCampaignsQuery,
  useCampaignQuery,
  usePauseCampaignMutation,
  useResumeCampaignMutation,
  useCancelCampaignMutation,
} = campaignsApi;
