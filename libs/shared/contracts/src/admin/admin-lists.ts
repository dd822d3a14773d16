import * as z from 'zod/mini';

/** Lists of the admin panel that have filters, saved views and an export. */
export const AdminList = z.enum([
  ...(['users', 'partners', 'orders', 'subscriptions', 'audit', 'events'] as const),
  ...(['coupons', 'bank_details'] as const),
]);
export type AdminList = z.infer<typeof AdminList>;
