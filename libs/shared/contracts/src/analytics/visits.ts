import * as z from 'zod/mini';
import { call } from '../call';

/** How far a visitor came: the page of a store was viewed, a unit was configured, a checkout was begun. */
export const VisitStage = z.enum(['view', 'configuration', 'checkout']);
export type VisitStage = z.infer<typeof VisitStage>;

/**
 * The class of the page a visitor came from. The browser decides it, so that no address reaches the server.
 * browse: our lists and search; map: our map; search: another search engine; social: a network or a chat; link: any other page.
 */
export const VisitSource = z.enum(['direct', 'browse', 'map', 'search', 'social', 'link']);
export type VisitSource = z.infer<typeof VisitSource>;

/** Counts one visitor of a public store at one stage, once a day. Answers the same whether it was counted or not. */
export const recordVisit = call({
  id: 'analytics.recordVisit',
  method: 'POST',
  // not by the store's contracts: this call is part of the first load of the app
  path: '/v1/partners/:partner/visits',
  access: 'visitor',
  perMinute: 60,
  params: z.object({ partner: z.string().check(z.minLength(1), z.maxLength(40)) }),
  body: z.object({ stage: VisitStage, source: VisitSource }),
  status: 204,
});
