import { Injectable } from '@nestjs/common';
import type { OrderId, OrderPaymentStatus, OrderStatus, StoreId, UserId } from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import {
  Conditions,
  type ListPage,
  type ListPosition,
  type ListTable,
  ReadModel,
  readListPage,
  type SearchWords,
} from '@smachot/server-platform';

/** An order as admins see it in a list; sums in agorot. */
export type ListedOrder = {
  orderId: OrderId;
  code: string;
  status: OrderStatus;
  paymentStatus: OrderPaymentStatus;
  createdAt: Date;
  startsAt: Date;
  partnerId: StoreId;
  partnerUsername: string;
  partnerName: string;
  menuName: string;
  userId: UserId;
  customerName: string;
  /** Empty once the customer's account is erased. */
  customerPhone: E164 | '';
  address: string | null;
  participants: number;
  price: number;
  captured: number;
  refunded: number;
};
/** `from` and `till`: of the placing. */
export type AllOrdersFilter = {
  words?: SearchWords | undefined;
  status?: OrderStatus | undefined;
  paymentStatus?: OrderPaymentStatus | undefined;
  store?: StoreId | undefined;
  customer?: UserId | undefined;
  from?: Date | undefined;
  till?: Date | undefined;
};

const ORDERS: ListTable = {
  table: 'orders.orders',
  alias: 'o',
  columns: `o.id as "orderId", o.code, o.status, o.payment_status as "paymentStatus", o.created_at as "createdAt", o.starts_at as "startsAt",
    o.store_id as "partnerId", o.store_username as "partnerUsername", o.summary->>'partnerName' as "partnerName",
    o.summary->>'pricingUnitName' as "menuName", o.user_id as "userId",
    btrim(o.customer_first_name || ' ' || o.customer_last_name) as "customerName", o.customer_phone as "customerPhone",
    o.summary#>>'{eventInfo,location,address}' as address, (o.summary#>>'{eventInfo,participants}')::int as participants,
    o.price, o.captured, o.refunded`,
  order: ['created_at', 'id'],
};

const matching = (conditions: Conditions, { id, exact, phone, names }: SearchWords): string => {
  if (id) return `o.id = ${conditions.place(id)}`;
  return `(${[
    `o.code = ${conditions.place(exact)}`,
    ...(phone ? [`o.customer_phone like ${conditions.place(phone)}`] : []),
    `platform.name_words(o.customer_first_name || ' ' || o.customer_last_name) @@ ${conditions.place(names)}::tsquery`,
  ].join(' or ')})`;
};

/** Reads the orders of all stores for admins. */
@Injectable()
export class AllOrdersQueries {
  constructor(private readonly read: ReadModel) {}

  page(
    { words, status, paymentStatus, store, customer, from, till }: AllOrdersFilter,
    position: ListPosition,
  ): Promise<ListPage<ListedOrder>> {
    const conditions = new Conditions();
    conditions
      .search(words && matching(conditions, words))
      .where(status, (place) => `o.status = ${place}`)
      .where(paymentStatus, (place) => `o.payment_status = ${place}`)
      .where(store, (place) => `o.store_id = ${place}`)
      .where(customer, (place) => `o.user_id = ${place}`)
      .where(from, (place) => `o.created_at >= ${place}`)
      .where(till, (place) => `o.created_at < ${place}`);
    return readListPage<ListedOrder>(this.read, ORDERS, conditions, position);
  }
}
