import type { Occasion } from '@smachot/contracts';
import { defaultRequest, kmBetween, priceOf } from '@smachot/pricing';
import { pricedOf, type PricingUnitState } from '../../src/domain/pricing-units/pricing-unit';
import { deliveryOf, type StoreState } from '../../src/domain/store';
import { VENUE_REACH_KM } from '../../src/domain/store-place';

export type PricedStore = { state: StoreState; units: PricingUnitState[] };
export type Place = { lat: number; lng: number };
type Expected = { price: number | null; units: string[]; km: number | null; suits?: boolean };

/** The price of a store by the pricing library, without the database; undefined when the store does not fit. */
export const expectedOf = (
  { state, units }: PricedStore,
  participants: number,
  place: Place | null,
  start: string | null = null,
  occasion: Occasion | null = null,
): Expected | undefined => {
  const km = place && kmBetween(state, place);
  if (km !== null && !state.isMobile && km > VENUE_REACH_KM) return undefined;
  if (km !== null && state.isMobile && km > state.maxKm!) return undefined;
  const terms = deliveryOf(state);
  const shown = units.filter(({ visibility }) => visibility === 'public');
  const all = shown.flatMap((one) => {
    const what = pricedOf(one);
    const price = priceOf(what, {
      participants,
      request: what.type === 'compound' ? defaultRequest(what.sections) : null,
      delivery: terms && { terms, km },
      start,
    });
    const named = one.content.occasions ?? [];
    const suits = occasion === null || named.length === 0 || named.includes(occasion);
    return price.ok ? [{ id: one.id, total: price.total, suits }] : [];
  });
  const suiting = all.filter(({ suits }) => suits);
  const priced = suiting.length > 0 ? suiting : all;
  if (!priced.length)
    return shown.some(({ byProposal }) => byProposal) ? { price: null, units: [], km } : undefined;
  const least = Math.min(...priced.map(({ total }) => total));
  const cheapest = priced.filter(({ total }) => total === least).map(({ id }) => id);
  return { price: least, units: cheapest, km, suits: suiting.length > 0 };
};

/** Where the specs ask from; null: nowhere in particular. */
export const places: (Place | null)[] = [
  null,
  { lat: 32.0853, lng: 34.7818 },
  { lat: 31.2518, lng: 34.7913 },
  { lat: 29.5577, lng: 34.9519 },
  { lat: 32.9646, lng: 35.496 },
];
