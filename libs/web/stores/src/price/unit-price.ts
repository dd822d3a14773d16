import type { Location, PartnerProfile, PricingUnit, PricingUnitRequest } from '@smachot/contracts';
import { toAgorot } from '@smachot/kernel';
import {
  coefficientsOf,
  defaultRequest,
  kmBetween,
  priceOf,
  type Price,
  type PriceQuestion,
} from '@smachot/pricing';

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

/** The least one pays: what the store says itself, else its usual choice for the fewest. In agorot. */
export const leastPrice = (unit: PricingUnit): number | null => {
  if (typeof unit.startingFromPrice === 'number') return toAgorot(unit.startingFromPrice);
  const line = coefficientsOf(unit);
  return line && line.base + line.perParticipant * line.min;
};

export type CardPrice =
  | { kind: 'exact'; total: number }
  | { kind: 'from'; least: number }
  | { kind: 'proposal' }
  | { kind: 'refused'; code: string; values: Record<string, number | string> };

/** What a card says a thing costs for so many there. */
export const cardPrice = (
  unit: PricingUnit,
  store: Delivering,
  event: { participants: number | null; location: Location | null },
): CardPrice => {
  if (isByProposal(unit)) return { kind: 'proposal' };
  const least = leastPrice(unit);
  if (event.participants === null) return least === null ? { kind: 'proposal' } : { kind: 'from', least };
  const price = priceFor(unit, store, event.participants, event.location, usualRequest(unit));
  if (price.ok) return { kind: 'exact', total: price.total };
  return { kind: 'refused', code: price.code, values: price.values };
};

const usualRequest = (unit: PricingUnit): PricingUnitRequest | null =>
  unit.type === 'compound' ? defaultRequest(unit.sections) : null;

export const priceFor = (
  unit: PricingUnit,
  store: Delivering,
  participants: number,
  location: Location | null,
  request: PricingUnitRequest | null,
): Price => priceOf(unit, { participants, request, delivery: deliveryOf(store, location) ?? null });

export const picturesOf = (unit: PricingUnit) => (unit.type === 'compound' ? unit.images : unit.imageGallery);
