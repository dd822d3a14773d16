import type { Location, PartnerProfile, PricingUnit, PricingUnitRequest } from '@smachot/contracts';
import { defaultRequest, fromPrice, kmBetween, priceOf, type PriceQuestion, ruleOn } from '@smachot/pricing';

export type Delivering = Pick<
  PartnerProfile,
  | 'isMobile'
  | 'businessLocation'
  | 'freeWorkingDistance'
  | 'maxWorkingDistance'
  | 'pricePerKm'
  | 'minDeliveryPrice'
>;

/** Delivery terms and distance, as far as the browser knows it; null: the store does not travel. */
export const deliveryOf = (store: Delivering, location: Location | null): PriceQuestion['delivery'] => {
  const { freeWorkingDistance, maxWorkingDistance, pricePerKm, minDeliveryPrice } = store;
  if (!store.isMobile || freeWorkingDistance === null || maxWorkingDistance === null) return null;
  const [from, to] = [store.businessLocation?.geocode, location?.geocode];
  return {
    terms: {
      freeWorkingDistance,
      maxWorkingDistance,
      pricePerKm: pricePerKm ?? 0,
      minDeliveryPrice: minDeliveryPrice ?? 0,
    },
    km: from && to ? kmBetween(from, to) : null,
  };
};

/** The bounds of the number of participants; null: no bound on that side. */
export const headcountOf = (unit: PricingUnit): { min: number | null; max: number | null } => {
  if (unit.type === 'compound') return { min: unit.minParticipants, max: unit.maxParticipants };
  const factor = unit.pricingFactor;
  if (factor.type === 'fixed') return { min: null, max: factor.participants };
  if (factor.type === 'range') return factor.participants;
  return { min: null, max: null };
};

export const isByProposal = (unit: PricingUnit): boolean =>
  unit.type === 'simple' && unit.pricingFactor.type === 'personalized';

/** Whether the price depends on the number of guests, which then has to be known. */
export const needsHeadcount = (unit: PricingUnit): boolean =>
  unit.type === 'compound' || unit.pricingFactor.type === 'range';

/** The lowest price on that day, in agorot: the store's own minimum, else its default choice for the fewest guests. */
export const leastPrice = (unit: PricingUnit, start: string | null = null): number | null =>
  fromPrice(unit, ruleOn(unit, start));

export type CardPrice =
  | { kind: 'exact'; total: number }
  | { kind: 'from'; least: number }
  | { kind: 'proposal' }
  | { kind: 'refused'; code: string; values: Record<string, number | string> };

/** The price on a unit's card for this event. */
export const cardPrice = (
  unit: PricingUnit,
  store: Delivering,
  event: { participants: number | null; location: Location | null; datetime: string | null },
): CardPrice => {
  if (isByProposal(unit)) return { kind: 'proposal' };
  const least = leastPrice(unit, event.datetime);
  if (event.participants === null) return least === null ? { kind: 'proposal' } : { kind: 'from', least };
  const delivery = deliveryOf(store, event.location);
  const price = priceOf(unit, {
    participants: event.participants,
    request: usualRequest(unit),
    delivery,
    start: event.datetime,
  });
  // the date is unknown, and some days have another price; or the way to the place is not in it yet
  if (price.ok && ((event.datetime === null && unit.priceRules?.length) || delivery?.km === null))
    return { kind: 'from', least: price.total };
  if (price.ok) return { kind: 'exact', total: price.total };
  return { kind: 'refused', code: price.code, values: price.values };
};

const usualRequest = (unit: PricingUnit): PricingUnitRequest | null =>
  unit.type === 'compound' ? defaultRequest(unit.sections) : null;

export const picturesOf = (unit: PricingUnit) => (unit.type === 'compound' ? unit.images : unit.imageGallery);
