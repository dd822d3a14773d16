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
} from '@smachot/contracts';
import { api, endpointsOf } from '@smachot/web-platform';

const campaignsApi = api.injectEndpoints({
  endpoints: (b) => {
    const { read, change } = endpointsOf(b);
    return {
      campaigns: read(listCampaigns, ['Campaign']),
      campaign: read(getCampaign, ['Campaign']),
      pauseCampaign: change(pauseCampaign, ['Campaign']),
      resumeCampaign: change(resumeCampaign, ['Campaign']),
      cancelCampaign: change(cancelCampaign, ['Campaign', 'Guests', 'Desk']),
      cancelScheduled: change(cancelScheduled, ['Campaign']),
      pendingChange: read(pendingChange, (_, __, { params }) => [{ type: 'Invitation', id: params.eventId }]),
      tellChange: change(tellChange, ['Campaign', 'Invitation']),
      dismissChange: change(dismissChange, ['Invitation']),
    };
  },
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
