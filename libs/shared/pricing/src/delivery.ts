import type { DeliveryTerms } from '@smachot/contracts';
import { toAgorot } from '@smachot/kernel';

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

/** Agorot for coming so far; null: too far. Free within the free distance, then by the kilometre beyond it, and at least the minimum; in whole shekels, rounded up. */
export const deliveryPrice = (km: number, terms: DeliveryTerms): number | null => {
  if (km > terms.maxWorkingDistance) return null;
  if (km <= terms.freeWorkingDistance) return 0;
  // both are whole hundredths, so the product is exact before its one rounding
  const beyond = Math.round(km * 100) - Math.round(terms.freeWorkingDistance * 100);
  const byDistance = Math.round((beyond * toAgorot(terms.pricePerKm)) / 100);
  return Math.ceil(Math.max(toAgorot(terms.minDeliveryPrice), byDistance) / 100) * 100;
};
