import type { PricingUnit } from '@smachot/contracts';

/** Whether customers can order a unit; a hidden or archived one the server refuses in a proposal. */
export const isOnSale = ({ visibility }: Pick<PricingUnit, 'visibility'>): boolean =>
  visibility === 'public' || visibility === 'unlisted';
