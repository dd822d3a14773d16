import { deliveryPrice } from '@smachot/pricing';
import { deliveryOf, type PlaceValues } from '../become/become-values';
import { DeliveryTerms } from '@smachot/contracts';

/** `agorot` null: too far. */
export type DeliveryExample = { km: number; agorot: number | null };

const USUAL_KM = [10, 30, 60];

/** The delivery price for a few example distances, by the shared function; empty while the terms are incomplete. */
export const deliveryExamples = (values: PlaceValues, askedKm: number | null): DeliveryExample[] => {
  const terms = DeliveryTerms.safeParse(deliveryOf(values));
  if (!terms.success) return [];
  const distances = askedKm === null ? USUAL_KM : [askedKm];
  return distances.map((km) => ({ km, agorot: deliveryPrice(km, terms.data) }));
};
