import type {
  AdminEventState,
  AdminList,
  AdminPartnerState,
  AdminUserState,
  BankVerificationStatus,
  BillingCycle,
  Language,
  OrderPaymentStatus,
  OrderStatus,
  SubscriptionPhase,
} from '@smachot/contracts';

export type ColumnTitle =
  | 'id'
  | 'username'
  | 'firstName'
  | 'lastName'
  | 'phone'
  | 'email'
  | 'state'
  | 'created'
  | 'stores'
  | 'business'
  | 'city'
  | 'plan'
  | 'phase'
  | 'bank'
  | 'code'
  | 'payment'
  | 'startsAt'
  | 'menu'
  | 'customer'
  | 'address'
  | 'participants'
  | 'price'
  | 'captured'
  | 'refunded'
  | 'billing'
  | 'from'
  | 'until'
  | 'balance'
  | 'at'
  | 'actor'
  | 'sentence'
  | 'act'
  | 'subject'
  | 'details'
  | 'source'
  | 'reason'
  | 'before'
  | 'after'
  | 'suspended'
  | 'why'
  | 'event'
  | 'host'
  | 'reports'
  | 'coupon'
  | 'discount'
  | 'uses'
  | 'mostUses'
  | 'bankNumber'
  | 'branch'
  | 'submitted'
  | 'due'
  | 'decided';

export type ExportWords = {
  language: Language;
  rightToLeft: boolean;
  lists: Record<AdminList, string>;
  columns: Record<ColumnTitle, string>;
  users: Record<AdminUserState, string>;
  partners: Record<AdminPartnerState, string>;
  orders: Record<OrderStatus, string>;
  payments: Record<OrderPaymentStatus, string>;
  phases: Record<SubscriptionPhase, string>;
  billing: Record<BillingCycle, string>;
  bank: Record<BankVerificationStatus, string>;
  events: Record<AdminEventState, string>;
  coupons: Record<'active' | 'stopped', string>;
  /** Whose a coupon of no business is. */
  platform: string;
};
