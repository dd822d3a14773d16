import type { PricingUnitId } from '@smachot/contracts';

/** Destination of a scanned code: the store's page or one of its units. */
export type ScanTarget = 'store' | PricingUnitId;
