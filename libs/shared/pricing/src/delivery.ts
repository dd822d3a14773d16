import type { DeliveryParts, DeliveryTerms } from '@smachot/contracts';
import { toAgorot, toShekels } from '@smachot/kernel';

export type Geocode = { lat: number; lng: number };

const EARTH_KM = 6_371;
const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Kilometres as the crow flies, to ten metres: engines differ in the last bits of a sine, and a price must not. */
export const kmBetween = (from: Geocode, to: Geocode): number => {
  const [lat, lng] = [radians(to.lat - from.lat) / 2, radians(to.lng - from.lng) / 2];
  const chord =
    Math.sin(lat) ** 2 + Math.cos(radians(from.lat)) * Math.cos(radians(to.lat)) * Math.sin(lng) ** 2;
  return Math.round(2 * EARTH_KM * Math.asin(Math.min(1, Math.sqrt(chord))) * 100) / 100;
};

/**
 * Delivery fee in agorot with its parts; null beyond the maximum distance. Free within the free distance, then per kilometre beyond
 * it and at least the minimum; in whole shekels, rounded up.
 */
export const explainedDelivery = (
  km: number,
  terms: DeliveryTerms,
): { amount: number; parts: DeliveryParts } | null => {
  if (km > terms.maxWorkingDistance) return null;
  const { freeWorkingDistance: freeKm, pricePerKm, minDeliveryPrice: minimum } = terms;
  // both are whole hundredths, so the product is exact before its one rounding
  const beyond = Math.max(0, Math.round(km * 100) - Math.round(freeKm * 100));
  const byDistance = Math.round((beyond * toAgorot(pricePerKm)) / 100);
  const free = km <= freeKm;
  const parts: DeliveryParts = {
    km,
    freeKm,
    paidKm: beyond / 100,
    pricePerKm,
    byDistance: toShekels(byDistance),
    minimum,
    because: free ? 'free' : byDistance < toAgorot(minimum) ? 'minimum' : 'distance',
  };
  const amount = free ? 0 : Math.ceil(Math.max(toAgorot(minimum), byDistance) / 100) * 100;
  return { amount, parts };
};

/** The sum alone, in agorot; null: too far. */
export const deliveryPrice = (km: number, terms: DeliveryTerms): number | null =>
  explainedDelivery(km, terms)?.amount ?? null;
