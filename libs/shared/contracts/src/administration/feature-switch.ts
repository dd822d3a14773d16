import * as z from 'zod/mini';

/**
 * Parts of the product that an admin can switch off for everybody; all are on by default.
 * store_registration: opening a store. placing_orders: placing new orders; those that exist go on. whatsapp_invitations: sending
 * invitations, reminders and tests; what is on its way is stopped by the sending switch. public_events: the page of public
 * events and their list, opening one and registering. checkout_coupons: coupons at a checkout; a reserved use stays.
 */
export const FeatureSwitch = z.enum([
  'store_registration',
  'placing_orders',
  'whatsapp_invitations',
  'public_events',
  'checkout_coupons',
]);
export type FeatureSwitch = z.infer<typeof FeatureSwitch>;
