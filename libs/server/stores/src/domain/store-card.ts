import { StoreCard } from '@smachot/contracts';
import type { PriceStep } from './price-steps';

export type CardFacts = Pick<
  StoreCard,
  | 'partnerId'
  | 'partnerUsername'
  | 'businessName'
  | 'description'
  | 'categories'
  | 'businessCity'
  | 'isMobile'
> & { ratingSum: number; ratingCount: number; lat: number; lng: number };

/**
 * What of a store's card is the same for whoever asks, as JSON. It is checked against the contract here, when the store changes,
 * so that a page is put together from text. A change of this part of the contract comes with a migration that writes it anew.
 */
export const writtenCard = ({ ratingSum, ratingCount, lat, lng, ...said }: CardFacts): string => {
  const avgRating = ratingCount ? Math.round((ratingSum / ratingCount) * 100) / 100 : null;
  const asked = { coverPhoto: null, km: null, price: null };
  const card = { ...said, ratingMetrics: { avgRating, ratingCount }, geocode: { lat, lng }, ...asked };
  const { coverPhoto: _, km: __, price: ___, ...same } = StoreCard.parse(card);
  return JSON.stringify(same);
};

/** The part of a card's price that names the unit, as JSON. */
export const writtenOffer = ({ unit, name }: PriceStep): string | null =>
  unit === null ? null : JSON.stringify({ pricingUnitId: unit, pricingUnitName: name });
