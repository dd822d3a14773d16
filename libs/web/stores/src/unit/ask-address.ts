import type { PricingUnit } from '@smachot/contracts';
import type { Store } from '../store/store';

/** Where a visitor writes to a store about one thing of it. */
export const askAddress = (
  { partnerUsername }: Pick<Store, 'partnerUsername'>,
  { pricingUnitId }: Pick<PricingUnit, 'pricingUnitId'>,
): string => `/partner/${encodeURIComponent(partnerUsername)}/ask?unit=${pricingUnitId}`;
