import type { PartnerProfile, PricingUnitId } from '@smachot/contracts';

export type Store = PartnerProfile;

/** The rating of one of the store's units; undefined: it is not on sale. */
export const ratingOfUnit = ({ ratingMetrics }: Store, id: PricingUnitId) =>
  ratingMetrics.pricingUnits.find(({ pricingUnitId }) => pricingUnitId === id);
