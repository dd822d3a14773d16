import {
  arrangePricingUnitDraftImages,
  discardPricingUnitDraft,
  publishPricingUnit,
  readPricingUnitDraft,
  savePricingUnitDraft,
} from '@smachot/contracts';
import { endpointsOf } from '@smachot/web-platform';
import { dashboardApi } from '../dashboard-api';

/** Endpoints of a unit's draft, read together with its published version. */
const draftApi = dashboardApi.injectEndpoints({
  endpoints: (b) => {
    const { read, change } = endpointsOf(b);
    return {
      unitDraft: read(readPricingUnitDraft, undefined, {
        // The editor keeps the draft it has read; a fresh read is requested explicitly.
        keepUnusedDataFor: 0,
      }),
      saveUnitDraft: change(savePricingUnitDraft, ['PricingUnit', 'Store']),
      publishUnit: change(publishPricingUnit, ['PricingUnit', 'Store']),
      discardUnitDraft: change(discardPricingUnitDraft, ['PricingUnit', 'Store']),
      arrangeDraftImages: change(arrangePricingUnitDraftImages, ['PricingUnit', 'Store']),
    };
  },
});

export const {
  useUnitDraftQuery,
  useSaveUnitDraftMutation,
  usePublishUnitMutation,
  useDiscardUnitDraftMutation,
  useArrangeDraftImagesMutation,
} = draftApi;
