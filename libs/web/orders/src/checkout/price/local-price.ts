import type {
  DeliveryTerms,
  EventInfo,
  PartnerProfile,
  PricingUnit,
  PricingUnitRequest,
} from '@smachot/contracts';
import { kmBetween, priceOf, type Price } from '@smachot/pricing';

const deliveryTerms = (store: PartnerProfile): DeliveryTerms | null => {
  const { freeWorkingDistance, maxWorkingDistance, pricePerKm, minDeliveryPrice } = store;
  if (!store.isMobile || freeWorkingDistance === null || maxWorkingDistance === null) return null;
  if (pricePerKm === null || minDeliveryPrice === null) return null;
  return { freeWorkingDistance, maxWorkingDistance, pricePerKm, minDeliveryPrice };
};

/** The price calculated locally while the server is queried; for a place without coordinates only the server knows the distance. */
export const localPrice = (
  unit: PricingUnit,
  store: PartnerProfile,
  request: PricingUnitRequest | null,
  event: Pick<EventInfo, 'participants' | 'location'> & { datetime?: string | null },
): Price => {
  const terms = deliveryTerms(store);
  const from = store.businessLocation?.geocode;
  const to = event.location?.geocode;
  const km = from && to ? kmBetween(from, to) : null;
  return priceOf(unit, {
    participants: event.participants,
    request,
    start: event.datetime ?? null,
    delivery: terms ? { terms, km } : null,
  });
};
