import * as z from 'zod/mini';
import { ActReason } from '../administration/acts';
import { call } from '../call';
import { Day } from '../primitives';

/** The most days ahead that a store can be picked for. */
export const PICK_DAYS_MAX = 365;

/**
 * Picks a store (by its id or username) as one that the platform recommends, until the end of a day in Israel: it stands above the results it
 * fits, labelled as our choice, and pays nothing for that. `until` null: it is picked no more. Refused for a day that is over, or too far
 * (`store.pick_day`).
 */
export const setStorePick = call({
  id: 'stores.setPick',
  method: 'PUT',
  path: '/admin/api/store-picks/:partner',
  access: 'superAdmin',
  params: z.object({ partner: z.string().check(z.minLength(1), z.maxLength(40)) }),
  body: z.object({ until: z.nullable(Day), reason: ActReason }),
  status: 204,
});
