import type { Location } from '@smachot/contracts';
import type { WantedTerms } from '../domain/changes/change-terms';
import type { Order } from '../domain/order';
import { RATES } from './a-linked-order';
import { inHours, NOON, START } from './an-order';

/** One week after the order's own day. */
export const LATER = inHours(24 * 7, START);
export const HAIFA: Location = { address: 'שדרות הנשיא 100, חיפה', geocode: { lat: 32.8, lng: 34.98 } };
/** Six shekels for each kilometre beyond ten. */
export const COMING = {
  ...RATES,
  delivery: {
    terms: { freeWorkingDistance: 10, maxWorkingDistance: 60, pricePerKm: 6, minDeliveryPrice: 80 },
    km: 2,
  },
};
/** Wanted terms with another day and everything else as agreed; `change` overrides the fields a test needs. */
export const wanted = (change: Partial<WantedTerms> = {}): WantedTerms => ({
  startsAt: LATER,
  location: null,
  km: null,
  participants: null,
  menu: null,
  ...change,
});
export const propose = (order: Order, change: Partial<WantedTerms> = {}, expected = 0, now = NOON) =>
  order.changes.propose('customer', wanted(change), expected, now);
