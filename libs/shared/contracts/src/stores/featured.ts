import * as z from 'zod/mini';
import { call } from '../call';
import { BrowseQuery, StoreCard } from './browse';

/** The places above the results of one search: so many for those who pay, and so many for our own choice. */
export const FEATURED_PLACES = 2;

/**
 * Stores above the results, among those that fulfil every filter of the search: at most two whose plan pays for the place, and at most two that
 * admins picked (`picks`), which pay nothing. Others every ten minutes, each as often as the next. None beside words, whose order is by likeness. The results themselves are the same with and without them.
 */
export const featuredStores = call({
  id: 'stores.featured',
  method: 'GET',
  path: '/v1/featured-partners',
  access: 'visitor',
  perMinute: 240,
  query: z.omit(BrowseQuery, { cursor: true, limit: true, sort: true, occasion: true }),
  answer: z.object({ stores: z.array(StoreCard), picks: z._default(z.array(StoreCard), []) }),
});
