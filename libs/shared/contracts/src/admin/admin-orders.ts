import * as z from 'zod/mini';
import { call } from '../call';
import { OrderId, StoreId, UserId } from '../ids';
import { E164, Instant } from '../primitives';
import { OrderPaymentStatus, OrderStatus } from '../orders/orders';
import { ExportFormat } from '../export-format';
import { exportMedia, pageEnd, paging, period, words } from './list-parts';

/** Sums in shekels. */
export const AdminOrder = z.object({
  orderId: OrderId,
  code: z.string(),
  status: OrderStatus,
  paymentStatus: OrderPaymentStatus,
  createdAt: Instant,
  startsAt: Instant,
  partnerId: StoreId,
  partnerUsername: z.string(),
  partnerName: z.string(),
  menuName: z.string(),
  userId: UserId,
  /** Name and phone of the day of the order; empty and null once the customer's account is erased. */
  customerName: z.string(),
  customerPhone: z.nullable(E164),
  address: z.string(),
  participants: z.number(),
  price: z.number(),
  captured: z.number(),
  refunded: z.number(),
});
export type AdminOrder = z.infer<typeof AdminOrder>;

/** `q`: the beginning of the order's code, the customer's phone in any notation, or the beginning of the customer's name. */
export const AdminOrderFilter = z.object({
  q: words,
  status: z.optional(OrderStatus),
  paymentStatus: z.optional(OrderPaymentStatus),
  store: z.optional(StoreId),
  customer: z.optional(UserId),
  ...period,
});
export type AdminOrderFilter = z.infer<typeof AdminOrderFilter>;

/** The latest placed first. */
export const listAdminOrders = call({
  id: 'admin.listOrders',
  method: 'GET',
  path: '/admin/api/orders',
  access: 'superAdmin',
  audited: true,
  query: z.extend(AdminOrderFilter, paging),
  answer: z.object({ orders: z.array(AdminOrder), ...pageEnd }),
});
export const exportAdminOrders = call({
  id: 'admin.exportOrders',
  method: 'GET',
  path: '/admin/api/orders/export',
  access: 'superAdmin',
  audited: true,
  confirmed: true,
  perMinute: 10,
  query: z.extend(AdminOrderFilter, { format: ExportFormat }),
  media: exportMedia,
});
