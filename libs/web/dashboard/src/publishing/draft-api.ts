import {
  arrangePricingUnitDraftImages,
  discardPricingUnitDraft,
  publishPricingUnit,
  readPricingUnitDraft,
  savePricingUnitDraft,
} from '@smachot/contracts';
import { endpoint, type AnswerOf, type ArgOf } from '@smachot/web-platform';
import { dashboardApi } from '../dashboard-api';

/** Endpoints of a unit's draft, read together with its published version. */
const draftApi = dashboardApi.injectEndpoints({
  endpoints: (b) => ({
    unitDraft: b.query<AnswerOf<typeof readPricingUnitDraft>, ArgOf<typeof readPricingUnitDraft>>({
      ...endpoint(readPricingUnitDraft),
      // The editor keeps the draft it has read; a fresh read is requested explicitly.
      keepUnusedDataFor: 0,
    }),
    saveUnitDraft: b.mutation<AnswerOf<typeof savePricingUnitDraft>, ArgOf<typeof savePricingUnitDraft>>({
      ...endpoint(savePricingUnitDraft),
      invalidatesTags: ['PricingUnit', 'Store'],
    }),
    publishUnit: b.mutation<AnswerOf<typeof publishPricingUnit>, ArgOf<typeof publishPricingUnit>>({
      ...endpoint(publishPricingUnit),
      invalidatesTags: ['PricingUnit', 'Store'],
    }),
    discardUnitDraft: b.mutation<
      AnswerOf<typeof discardPricingUnitDraft>,
      ArgOf<typeof discardPricingUnitDraft>
    >({ ...endpoint(discardPricingUnitDraft), invalidatesTags: ['PricingUnit', 'Store'] }),
    arrangeDraftImages: b.mutation<
      AnswerOf<typeof arrangePricingUnitDraftImages>,
      ArgOf<typeof arrangePricingUnitDraftImages>
    >({ ...endpoint(arrangePricingUnitDraftImages), invalidatesTags: ['PricingUnit', 'Store'] }),
  }),
});

export const {
  useUnitDraftQuery,
  useSaveUnitDraftMutation,
  usePublishUnitMutation,
  useDiscardUnitDraftMutation,
  useArrangeDraftImagesMutation,
} = draftApi;
