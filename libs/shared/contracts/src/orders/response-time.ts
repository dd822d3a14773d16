import * as z from 'zod/mini';
import { call } from '../call';
import { StoreParams, storePath } from '../stores/stores';

/** Median minutes from an order to its answer, over 90 days; null: fewer than five were answered. */
export const ResponseMinutes = z.nullable(z.number());

/** The usual response time of a public business. */
export const readResponseTime = call({
  id: 'orders.responseTime',
  method: 'GET',
  path: `${storePath}/response-time`,
  access: 'visitor',
  params: StoreParams,
  answer: z.object({ responseMinutes: ResponseMinutes }),
});
