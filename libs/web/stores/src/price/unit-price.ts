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

/** What coming costs, and how far it is as far as this side can know; null: they do not come, one comes to them. */
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

/** For how many it is made; null: no limit on that side. */
export const headcountOf = (unit: PricingUnit): { min: number | null; max: number | null } => {
  if (unit.type === 'compound') return { min: unit.minParticipants, max: unit.maxParticipants };
  const factor = unit.pricingFactor;
  if (factor.type === 'fixed') return { min: null, max: factor.participants };
  if (factor.type === 'range') return factor.participants;
  return { min: null, max: null };
};

export const isByProposal = (unit: PricingUnit): boolean =>
  unit.type === 'simple' && unit.pricingFactor.type === 'personalized';

/** Of everybody alike, so that a number of guests has to be known. */
export const needsHeadcount = (unit: PricingUnit): boolean =>
  unit.type === 'compound' || unit.pricingFactor.type === 'range';

/** The least one pays that day: what the store says itself, else its usual choice for the fewest. In agorot. */
export const leastPrice = (unit: PricingUnit, start: string | null = null): number | null =>
  fromPrice(unit, ruleOn(unit, start));

export type CardPrice =
  | { kind: 'exact'; total: number }
  | { kind: 'from'; least: number }
  | { kind: 'proposal' }
  | { kind: 'refused'; code: string; values: Record<string, number | string> };

/** What a card says a thing costs for so many there. */
export const cardPrice = (
  unit: PricingUnit,
  store: Delivering,
  event: { participants: number | null; location: Location | null; datetime: string | null },
): CardPrice => {
  if (isByProposal(unit)) return { kind: 'proposal' };
  const least = leastPrice(unit, event.datetime);
  if (event.participants === null) return least === null ? { kind: 'proposal' } : { kind: 'from', least };
  const price = priceOf(unit, {
    participants: event.participants,
    request: usualRequest(unit),
    delivery: deliveryOf(store, event.location) ?? null,
    start: event.datetime,
  });
  // nobody said when, and some days have another price
  if (price.ok && event.datetime === null && unit.priceRules?.length)
    return { kind: 'from', least: price.total };
  if (price.ok) return { kind: 'exact', total: price.total };
  return { kind: 'refused', code: price.code, values: price.values };
};

const usualRequest = (unit: PricingUnit): PricingUnitRequest | null =>
  unit.type === 'compound' ? defaultRequest(unit.sections) : null;

export const picturesOf = (unit: PricingUnit) => (unit.type === 'compound' ? unit.images : unit.imageGallery);
