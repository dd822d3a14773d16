import * as z from 'zod/mini';
import { call } from '../call';
import { StoreId, SubscriptionId, UserId } from '../ids';
import { Day, Instant } from '../primitives';
import { BillingCycle, PlanId } from '../subscriptions/plans';
import { StoreSubscription, SubscriptionCharge, SubscriptionPhase } from '../subscriptions/subscriptions';
import { ExportFormat } from '../export-format';
import { exportMedia, pageEnd, paging, period } from './list-parts';

/** Sums in shekels. */
export const AdminSubscription = z.object({
  subscriptionId: SubscriptionId,
  partnerId: StoreId,
  partnerUsername: z.string(),
  businessName: z.string(),
  planId: PlanId,
  billing: BillingCycle,
  phase: SubscriptionPhase,
  /** First day of the current period, and the day it ends on; null while none is paid. */
  from: z.nullable(Day),
  until: z.nullable(Day),
  price: z.number(),
  balance: z.number(),
  pendingPlan: z.nullable(PlanId),
  createdAt: Instant,
});
export type AdminSubscription = z.infer<typeof AdminSubscription>;

export const AdminSubscriptionFilter = z.object({
  phase: z.optional(SubscriptionPhase),
  planId: z.optional(PlanId),
  store: z.optional(StoreId),
  ...period,
});
export type AdminSubscriptionFilter = z.infer<typeof AdminSubscriptionFilter>;

/** The newest first. */
export const listSubscriptions = call({
  id: 'admin.listSubscriptions',
  method: 'GET',
  path: '/admin/api/subscriptions',
  access: 'superAdmin',
  query: z.extend(AdminSubscriptionFilter, paging),
  answer: z.object({ subscriptions: z.array(AdminSubscription), ...pageEnd }),
});
export const exportSubscriptions = call({
  id: 'admin.exportSubscriptions',
  method: 'GET',
  path: '/admin/api/subscriptions/export',
  access: 'superAdmin',
  audited: true,
  confirmed: true,
  perMinute: 10,
  query: z.extend(AdminSubscriptionFilter, { format: ExportFormat }),
  media: exportMedia,
});

/** One store's subscription with all that was charged for it. Who changed it, and what admins did, are read with those lists. */
export const AdminSubscriptionRecord = z.extend(AdminSubscription, {
  /** The store is closed; charges and invoices are kept. */
  closed: z.boolean(),
  /** The owner whose card pays; the name is empty once the account is erased. */
  payer: z.object({ userId: UserId, name: z.string() }),
  nextRenewal: StoreSubscription.shape.nextRenewal,
  graceUntil: StoreSubscription.shape.graceUntil,
  /** The newest first, at most a hundred. */
  charges: z.array(SubscriptionCharge),
});
export type AdminSubscriptionRecord = z.infer<typeof AdminSubscriptionRecord>;
/** Not found: there is no such store, or it never chose a plan. */
export const readSubscription = call({
  id: 'admin.readSubscription',
  method: 'GET',
  path: '/admin/api/subscriptions/:partnerId',
  access: 'superAdmin',
  audited: true,
  params: z.object({ partnerId: StoreId }),
  answer: AdminSubscriptionRecord,
});
