import type {
  BillingCycle,
  CardId,
  CardRefusal,
  CouponDiscount,
  PaymentId,
  PlanId,
  SubscriptionChargeId,
  SubscriptionChargeStatus,
  SubscriptionId,
  UserId,
} from '@smachot/contracts';

/** A coupon as it was when it was used. `left`: how many periods after this one cost less, too. */
export type ChargeCoupon = CouponDiscount & { left: number };

/** The charge of one period, written before the provider is called. Sums in agorot, days in Israel. */
export type ChargeState = {
  id: SubscriptionChargeId;
  subscriptionId: SubscriptionId;
  /** Number of the period; at most one charge of a period is not abandoned. */
  period: number;
  /** choice: of a plan its owner chose. renewal: of the period after the current one. */
  kind: 'choice' | 'renewal';
  planId: PlanId;
  billing: BillingCycle;
  fromDay: string;
  untilDay: string;
  /** The day of the month on which its periods begin. */
  anchor: number;
  /** Under the coupon. */
  price: number;
  coupon: ChargeCoupon | null;
  /** What the coupon took off. */
  off: number;
  credit: number;
  due: number;
  /** Credit that is left when it is paid. */
  balance: number;
  payerId: UserId;
  status: SubscriptionChargeStatus;
  /** Why the card was refused at the last try, where the card company says it. */
  refusal: CardRefusal | null;
  /** When its payment was first requested; null: nobody could pay. */
  requestedAt: Date | null;
  paidAt: Date | null;
  createdAt: Date;
};

/** The payment of a charge has the charge's id. */
export const paymentIdOf = (chargeId: SubscriptionChargeId): PaymentId => chargeId as string;
export const chargeIdOf = (paymentId: PaymentId): SubscriptionChargeId => paymentId as string;

/** Whether a payment of it still counts. A renewal that was refused is tried again, a choice is made anew. */
export const isOpen = ({ status, kind }: Pick<ChargeState, 'status' | 'kind'>): boolean =>
  status === 'requested' || status === 'action_required' || (status === 'failed' && kind === 'renewal');

/** What is charged, without how. */
export type ChargeTerms = Pick<
  ChargeState,
  | ('planId' | 'billing' | 'fromDay' | 'untilDay' | 'anchor')
  | ('price' | 'coupon' | 'off' | 'credit' | 'due' | 'balance')
>;
/** Who pays, with which card (null: the default one), and the page to return to from a challenge. */
export type Payer = { userId: UserId; cardId: CardId | null; returnTo: string };
