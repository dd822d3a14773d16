import * as z from 'zod/mini';
import { ActReason } from '../administration/acts';
import { call } from '../call';
import { StoreId } from '../ids';
import { Instant } from '../primitives';

/** A store that an admin took off the public pages; its orders go on, and its owners cannot make it public. */
export const SuspendedStore = z.object({
  partnerId: StoreId,
  partnerUsername: z.string(),
  businessName: z.string(),
  since: Instant,
  reason: z.string(),
});
export type SuspendedStore = z.infer<typeof SuspendedStore>;

const path = '/admin/api/store-suspensions';
/** The newest two hundred. */
export const listStoreSuspensions = call({
  id: 'stores.listSuspensions',
  method: 'GET',
  path,
  access: 'superAdmin',
  answer: z.object({ stores: z.array(SuspendedStore) }),
});
/** Suspends a store (by its id or username), or lifts the suspension: then it is public again if it was before. */
export const setStoreSuspension = call({
  id: 'stores.setSuspension',
  method: 'PUT',
  path: `${path}/:partner`,
  access: 'superAdmin',
  params: z.object({ partner: z.string().check(z.minLength(1), z.maxLength(40)) }),
  body: z.object({ suspended: z.boolean(), reason: ActReason }),
  status: 204,
});
