import type {
  CancellationPolicy,
  CouponId,
  EventId,
  LinkedCount,
  Order,
  OrderId,
  OrderPaymentStatus,
  OrderStatus,
  OrderSummary,
  PaymentId,
  ProposalId,
  StoreId,
  UserId,
} from '@smachot/contracts';
import type { E164 } from '@smachot/kernel';
import type { Rates } from '@smachot/pricing';
import type { AgreedTerms } from './placing/payment-terms';

export type TimelineEntry = {
  kind: Order['timeline'][number]['kind'];
  at: string;
  /** In agorot. */
  amount: number | null;
  participants?: number;
  reason?: string;
  changes?: Order['timeline'][number]['changes'];
};

/** Sums in agorot. */
export type OrderState = {
  id: OrderId;
  /** Eight digits. */
  code: string;
  storeId: StoreId;
  storeUsername: string;
  storePhone: E164;
  userId: UserId;
  customerFirstName: string;
  customerLastName: string;
  customerPhone: E164;
  status: OrderStatus;
  paymentStatus: OrderPaymentStatus;
  /** Null when there is nothing to pay. */
  paymentId: PaymentId | null;
  /** Price both sides agree on now, and the one every view shows; the number of participants in the summary likewise. */
  price: number;
  /**
   * Part of the price that no payment covers yet, for example the rest after a deposit; below 0: the part of the payments to be refunded.
   * It changes when the rest is paid and at the settlement.
   */
  due: number;
  /** Sum of all captures, including one more sale at the cut-off. */
  captured: number;
  refunded: number;
  /** Sum to be refunded by hand. */
  owed: number;
  /** Sum the store keeps of the captured (or still capturing) payments; null while the order stands. */
  kept: number | null;
  /** Commission of the platform in basis points, fixed at the approval; null before. */
  commissionRate: number | null;
  /** Frozen except for the terms both sides changed by agreement. */
  summary: OrderSummary;
  /** Number of the published revision it was ordered from; null: placed before revisions existed. */
  unitRevision: number | null;
  policy: CancellationPolicy;
  /** Rates that price another number of participants; null: unknown. */
  rates: Rates | null;
  /** Payment terms; null: everything at the approval, in one payment. */
  paymentTerms: AgreedTerms | null;
  startsAt: Date;
  endsAt: Date;
  /** Cut-off by the store's notice: from then on the number of participants is final. */
  cutOffAt: Date | null;
  createdAt: Date;
  /** The partner's deadline to answer; null once answered. */
  respondBy: Date | null;
  /** The customer's deadline to pay after a failed payment. */
  payBy: Date | null;
  timeline: TimelineEntry[];
  /** The customer has closed the account: name and phone are erased when the order is over. */
  customerLeft: boolean;
  /** It was agreed on before it was placed (by a proposal), so that nobody waited for the store's answer. */
  bornApproved: boolean;
  /** The order follows, or has followed, an invitation. */
  follows: boolean;
  /** A change of its terms has been requested at least once. */
  changes: boolean;
  version: number;
};

/** Agreed terms on the way to an order; the order is created from them. */
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
  /** Absent in drafts from before rates existed. */
  rates?: Rates;
  /** Absent: everything at the approval, in one payment. */
  paymentTerms?: AgreedTerms;
  /** The coupon its price was worked out with, and the version of its terms; `amount` in agorot. Absent: none. */
  coupon?: { couponId: CouponId; version: number; amount: number };
  /** The proposal it was agreed on by; the order is born approved, at this rate in basis points. Absent: the store has yet to answer. */
  proposal?: { proposalId: ProposalId; commissionRate: number };
  followsEventId?: EventId | null;
  /** Absent: guests. */
  followsCounts?: LinkedCount;
  /** Date and place of that event; absent in drafts from before this was stored. */
  event?: { date: string; address: string };
};
