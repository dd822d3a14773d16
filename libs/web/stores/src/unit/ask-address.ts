import type { PricingUnit } from '@smachot/contracts';
import type { Store } from '../store/store';

/** The address at which a visitor writes to a store about one unit. */
export const askAddress = (
  { partnerUsername }: Pick<Store, 'partnerUsername'>,
  { pricingUnitId }: Pick<PricingUnit, 'pricingUnitId'>,
): string => `/partner/${encodeURIComponent(partnerUsername)}/ask?unit=${pricingUnitId}`;
