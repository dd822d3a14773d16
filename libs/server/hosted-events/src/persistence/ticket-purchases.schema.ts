import { EntitySchema } from 'typeorm';
import type { TicketPurchaseState } from '../domain/ticket-purchase';

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const id = (name: string, nullable = false) => ({ type: 'uuid' as const, name, nullable });
const number = (name: string) => ({ type: 'int' as const, name });
const text = (name: string) => ({ type: 'text' as const, name });
const flag = (name: string) => ({ type: 'boolean' as const, name });

/** Payments of registrations; sums in agorot. They outlive the registration and its event. */
export const TicketPurchaseSchema = new EntitySchema<TicketPurchaseState>({
  name: 'TicketPurchase',
  schema: 'hosted_events',
  tableName: 'ticket_purchases',
  columns: {
    registrationId: {
      ...id('registration_id'),
      primary: true,
      primaryKeyConstraintName: 'PK_ticket_purchases',
    },
    eventId: id('event_id'),
    storeId: id('store_id'),
    userId: id('user_id'),
    code: text('code'),
    title: text('title'),
    slug: text('slug'),
    paymentId: id('payment_id', true),
    cardId: id('card_id', true),
    status: text('status'),
    price: number('price'),
    lines: { type: 'jsonb', name: 'lines' },
    couponId: id('coupon_id', true),
    commissionRate: number('commission_rate'),
    refundDays: number('refund_days'),
    freeToCancel: flag('free_to_cancel'),
    startsAt: at('starts_at'),
    endsAt: at('ends_at'),
    captureAtOnce: flag('capture_at_once'),
    captureAsked: flag('capture_asked'),
    mayRetry: flag('may_retry'),
    payBy: at('pay_by', true),
    captured: number('captured'),
    refunded: number('refunded'),
    toRefund: number('to_refund'),
    unasked: number('unasked'),
    owed: { ...number('owed'), default: 0 },
    ended: flag('ended'),
    createdAt: at('created_at'),
    paidAt: at('paid_at', true),
    version: number('version'),
  },
  indices: [
    { name: 'ticket_purchases_payment', columns: ['paymentId'], unique: true },
    { name: 'ticket_purchases_event', columns: ['eventId'] },
    { name: 'ticket_purchases_of_person', columns: ['userId', 'registrationId'], where: '(captured > 0)' },
    { name: 'ticket_purchases_unpaid', columns: ['payBy'], where: '(pay_by IS NOT NULL)' },
  ],
});
