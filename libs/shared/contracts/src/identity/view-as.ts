import * as z from 'zod/mini';
import { ActReason } from '../administration/acts';
import { call } from '../call';
import { UserId, ViewId } from '../ids';
import { Instant, Phone } from '../primitives';

/** The minutes a super admin looks through the eyes of an account. */
export const VIEW_AS_MINUTES = 15;

const path = '/admin/api/view-as';
/**
 * Looks at the product as an account sees it, named by id or by phone. With the token only reading passes: whatever changes, exports,
 * streams, answers with a file or shows a secret is refused (`view_as.read_only`). Never of another super admin.
 */
export const startViewAs = call({
  id: 'identity.startViewAs',
  method: 'POST',
  path,
  access: 'superAdmin',
  perMinute: 10,
  body: z.object({ userId: z.optional(UserId), phone: z.optional(Phone), reason: ActReason }),
  answer: z.object({ viewId: ViewId, access_token: z.string(), name: z.string(), endsAt: Instant }),
  status: 201,
});
/** Ends it at once; one that is over, or another admin's, counts as ended. */
export const endViewAs = call({
  id: 'identity.endViewAs',
  method: 'DELETE',
  path: `${path}/:viewId`,
  access: 'superAdmin',
  noAct: true,
  params: z.object({ viewId: ViewId }),
  status: 204,
});
