import * as z from 'zod/mini';
import { call } from '../call';
import { Id, line } from '../primitives';

/**
 * One thing that was found. `title` is its name; `detail` what tells it from others of that name. A subscription has its store's id and
 * name, and the id of its plan.
 */
export const AdminHit = z.object({
  kind: z.enum(['user', 'partner', 'order', 'subscription']),
  id: Id,
  title: z.string(),
  detail: z.string(),
});
export type AdminHit = z.infer<typeof AdminHit>;

/**
 * Finds people, stores, orders and the subscriptions of the stores by the beginning of a name, username, e-mail address or order code, or
 * by a phone in any notation; at most five of each kind, the newest first.
 */
export const adminSearch = call({
  id: 'admin.search',
  method: 'GET',
  path: '/admin/api/search',
  access: 'superAdmin',
  audited: true,
  perMinute: 60,
  query: z.object({ q: line(100) }),
  answer: z.object({ hits: z.array(AdminHit) }),
});
