import { EntitySchema } from 'typeorm';
import type { ChargeState } from '../domain/charge';
import type { SubscriptionState } from '../domain/subscription-state';

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
/** Days are text, `YYYY-MM-DD`: they are days in Israel, in no time zone of a driver. */
const day = (name: string, nullable = false) => ({ type: 'text' as const, name, nullable });

export const SubscriptionSchema = new EntitySchema<SubscriptionState>({
  name: 'Subscription',
  schema: 'subscriptions',
  tableName: 'subscriptions',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_subscriptions' },
    storeId: { type: 'uuid', name: 'store_id' },
    payerId: { type: 'uuid', name: 'payer_id' },
    phase: { type: 'text' },
    planId: { type: 'text', name: 'plan_id' },
    billing: { type: 'text' },
    fromDay: day('from_day', true),
    untilDay: day('until_day', true),
    anchor: { type: 'int' },
    period: { type: 'int' },
    price: { type: 'int' },
    coupon: { type: 'jsonb', nullable: true },
    balance: { type: 'int' },
    pendingPlan: { type: 'text', name: 'pending_plan', nullable: true },
    pendingBilling: { type: 'text', name: 'pending_billing', nullable: true },
    dueAt: at('due_at', true),
    createdAt: at('created_at'),
  },
  indices: [
    { name: 'subscriptions_of_store', columns: ['storeId'], unique: true },
    { name: 'subscriptions_newest', columns: ['createdAt', 'id'] },
    { name: 'subscriptions_by_phase', columns: ['phase', 'createdAt', 'id'] },
    { name: 'subscriptions_by_plan', columns: ['planId', 'createdAt', 'id'] },
    { name: 'subscriptions_due', columns: ['dueAt'], where: 'due_at IS NOT NULL' },
  ],
});

/** One row per charge of a period, written before the provider is called. A period has one that is neither abandoned nor a refused choice. */
export const ChargeSchema = new EntitySchema<ChargeState>({
  name: 'SubscriptionCharge',
  schema: 'subscriptions',
  tableName: 'charges',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_charges' },
    subscriptionId: { type: 'uuid', name: 'subscription_id' },
    period: { type: 'int' },
    kind: { type: 'text' },
    planId: { type: 'text', name: 'plan_id' },
    billing: { type: 'text' },
    fromDay: day('from_day'),
    untilDay: day('until_day'),
    anchor: { type: 'int' },
    price: { type: 'int' },
    coupon: { type: 'jsonb', nullable: true },
    off: { type: 'int' },
    credit: { type: 'int' },
    due: { type: 'int' },
    balance: { type: 'int' },
    payerId: { type: 'uuid', name: 'payer_id' },
    status: { type: 'text' },
    refusal: { type: 'text', nullable: true },
    requestedAt: at('requested_at', true),
    paidAt: at('paid_at', true),
    createdAt: at('created_at'),
  },
  indices: [
    {
      name: 'charges_once',
      columns: ['subscriptionId', 'period'],
      unique: true,
      where: "((status <> 'abandoned'::text) AND ((status <> 'failed'::text) OR (kind = 'renewal'::text)))",
    },
    { name: 'charges_of_subscription', columns: ['subscriptionId', 'id'] },
  ],
});

export type TermsAcceptance = {
  id: string;
  storeId: string;
  userId: string;
  version: string;
  acceptedAt: Date;
};
/** Which owner accepted which version of the terms, and when. */
export const TermsAcceptanceSchema = new EntitySchema<TermsAcceptance>({
  name: 'SubscriptionTermsAcceptance',
  schema: 'subscriptions',
  tableName: 'terms_acceptances',
  columns: {
    id: { type: 'uuid', primary: true, primaryKeyConstraintName: 'PK_terms_acceptances' },
    storeId: { type: 'uuid', name: 'store_id' },
    userId: { type: 'uuid', name: 'user_id' },
    version: { type: 'text' },
    acceptedAt: at('accepted_at'),
  },
  indices: [{ name: 'terms_acceptances_of_store', columns: ['storeId', 'acceptedAt'] }],
});
