import type {
  CancellationPolicy,
  Order,
  OrderPaymentStatus,
  OrderStatus,
  OrderSummary,
} from '@smachot/contracts';

export type TimelineEntry = {
  kind: Order['timeline'][number]['kind'];
  at: string;
  /** In agorot. */
  amount: number | null;
  reason?: string;
};

/** Sums in agorot. */
export type OrderState = {
  id: string;
  /** Eight digits. */
  code: string;
  storeId: string;
  storeUsername: string;
  storePhone: string;
  userId: string;
  customerFirstName: string;
  customerLastName: string;
  customerPhone: string;
  status: OrderStatus;
  paymentStatus: OrderPaymentStatus;
  /** Null: nothing to pay. */
  paymentId: string | null;
  price: number;
  captured: number;
  refunded: number;
  /** To be given back by hand. */
  owed: number;
  /** What the store keeps of what was, or is still being, taken; null while the order stands. */
  kept: number | null;
  summary: OrderSummary;
  policy: CancellationPolicy;
  startsAt: Date;
  endsAt: Date;
  createdAt: Date;
  /** Until then the partner answers; null once answered. */
  respondBy: Date | null;
  /** Until then the customer pays what could not be taken. */
  payBy: Date | null;
  timeline: TimelineEntry[];
  /** The customer has closed the account: name and phone go when the order is over. */
  customerLeft: boolean;
  version: number;
};

/** What was agreed on the way to an order; the order is born from it. */
export type Draft = Pick<
  OrderState,
  | 'storeId'
  | 'storeUsername'
  | 'storePhone'
  | 'userId'
  | 'customerFirstName'
  | 'customerLastName'
  | 'customerPhone'
  | 'price'
  | 'summary'
  | 'policy'
> & { startsAt: string; endsAt: string; noticeHours: number };
