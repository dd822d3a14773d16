import type {
  CancellationPolicy,
  Order,
  OrderPaymentStatus,
  OrderStatus,
  OrderSummary,
} from '@smachot/contracts';
import type { Rates } from '@smachot/pricing';
import type { AgreedTerms } from './payment-terms';

export type TimelineEntry = {
  kind: Order['timeline'][number]['kind'];
  at: string;
  /** In agorot. */
  amount: number | null;
  participants?: number;
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
  /** What both sides agree on now, as everything that shows the order says; so is the number of participants in the summary. */
  price: number;
  /**
   * What of it no payment stands for yet, such as the rest after a deposit; below 0: what of the payments goes back. Moves when the rest is paid, and at
   * the settlement.
   */
  due: number;
  /** Of everything that was paid for it, one more sale at the cut-off included. */
  captured: number;
  refunded: number;
  /** To be given back by hand. */
  owed: number;
  /** What the store keeps of what was, or is still being, taken; null while the order stands. */
  kept: number | null;
  /** What the platform keeps of the sum, in basis points, as it was at the approval; null before. */
  commissionRate: number | null;
  /** Frozen, but for what both sides agreed on since. */
  summary: OrderSummary;
  /** Number of the published revision it was ordered from; null: placed before there were revisions. */
  unitRevision: number | null;
  policy: CancellationPolicy;
  /** What another number of participants would cost; null: it cannot be told. */
  rates: Rates | null;
  /** How it is paid; null: everything at the approval, in one payment. */
  paymentTerms: AgreedTerms | null;
  startsAt: Date;
  endsAt: Date;
  /** The store's notice: from then on the number of participants is final. */
  cutOffAt: Date | null;
  createdAt: Date;
  /** Until then the partner answers; null once answered. */
  respondBy: Date | null;
  /** Until then the customer pays what could not be taken. */
  payBy: Date | null;
  timeline: TimelineEntry[];
  /** The customer has closed the account: name and phone go when the order is over. */
  customerLeft: boolean;
  /** It follows, or has followed, an invitation. */
  follows: boolean;
  /** Somebody has asked for other terms of it. */
  changes: boolean;
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
> & {
  startsAt: string;
  endsAt: string;
  noticeHours: number;
  /** Absent in what was agreed before there were any. */
  rates?: Rates;
  /** Absent: everything at the approval, in one payment. */
  paymentTerms?: AgreedTerms;
  followsEventId?: string | null;
  /** When and where that event is; absent in what was agreed before this was kept. */
  event?: { date: string; address: string };
};
