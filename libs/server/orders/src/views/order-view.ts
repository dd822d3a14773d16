import type { MailState, Order, OrderCard, OrderSummary } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import type { BasisPoints } from '@smachot/pricing';
import type { PaymentView } from '@smachot/server-payments';
import { agreedLinesOf } from '../domain/changes/agreed-menu';
import { comesToCustomer } from '../domain/placing/frozen-rates';
import { incomeOf } from '../domain/money/income';
import type { OrderState } from '../domain/order-state';
import { paidPrice } from '../domain/order-terms';
import type { CardRow } from '../persistence/orders/order-card';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
/** The partner may call the customer after approving. */
const APPROVED = new Set<OrderState['status']>([
  'approved',
  'done',
  'cancelled_partner',
  'cancelled_customer',
]);
export const mayBeCalled = (status: OrderState['status']): boolean => APPROVED.has(status);

type Payment = PaymentView & { mail: MailState | null };

export const orderView = (
  state: OrderState,
  side: Order['side'],
  payment: Payment,
): Omit<Order, 'following' | 'changeRequest' | 'income' | 'plan'> => {
  const customers = side === 'customer';
  return {
    orderId: state.id,
    code: state.code,
    status: state.status,
    side,
    createdAt: state.createdAt.toISOString(),
    orderSummary: state.summary,
    payment: paymentView(state, customers, payment),
    respondBy: iso(state.respondBy),
    endsAt: state.endsAt.toISOString(),
    comesToCustomer: comesToCustomer(state.rates),
    agreedLines: state.rates && agreedLinesOf(state.rates),
    menuMayChange: state.rates?.unit.type === 'compound' && state.unitRevision !== null,
    customer: {
      firstName: state.customerFirstName,
      lastName: state.customerLastName,
      phoneNumber:
        (customers || mayBeCalled(state.status)) && state.customerPhone ? state.customerPhone : null,
    },
    store: {
      partnerUsername: state.storeUsername,
      businessName: state.summary.partnerName,
      businessPhone: state.storePhone,
    },
    timeline: state.timeline.map(({ amount, ...entry }) => ({
      ...entry,
      amount: amount === null ? null : toShekels(amount),
    })),
    version: state.version,
  };
};

/** The business sees sums only: neither the card nor the mail that went to the customer. */
const paymentView = (state: OrderState, customers: boolean, payment: Payment): Order['payment'] => ({
  status: state.paymentStatus,
  held: ['held', 'capturing'].includes(state.paymentStatus) ? toShekels(paidPrice(state)) : 0,
  captured: toShekels(state.captured),
  refunded: toShekels(state.refunded),
  owed: toShekels(state.owed),
  cardLastFour: customers ? payment.cardLastFour : null,
  authenticateUrl: customers && state.paymentStatus === 'action_required' ? payment.authenticateUrl : null,
  mail: customers ? payment.mail : null,
});

/** @param currentRate commission rate for an order that is not approved yet */
export const incomeView = (state: OrderState, currentRate: BasisPoints): Order['income'] => {
  const income = incomeOf(state, state.commissionRate ?? currentRate);
  return (
    income && {
      gross: toShekels(income.gross),
      commission: toShekels(income.commission),
      net: toShekels(income.net),
      percent: income.rate / 100,
    }
  );
};

/** Names of the ordered unit in the languages it was translated into. */
export const menuNames = (words: OrderSummary['translations'] | null): OrderCard['menuNames'] =>
  Object.fromEntries(Object.entries(words ?? {}).map(([language, { name }]) => [language, name]));

export const cardView = (row: CardRow): OrderCard => ({
  orderId: row.id,
  code: row.code,
  status: row.status,
  createdAt: row.created_at.toISOString(),
  startsAt: row.starts_at.toISOString(),
  endsAt: row.ends_at.toISOString(),
  menuName: row.menu,
  menuNames: menuNames(row.menu_words),
  partnerName: row.partner,
  partnerUsername: row.store_username,
  customerName: `${row.customer_first_name} ${row.customer_last_name}`.trim(),
  address: row.address ?? '',
  participants: row.participants,
  price: toShekels(row.price),
  paymentStatus: row.payment_status,
  respondBy: iso(row.respond_by),
  floatsUntil: iso(row.floats_until),
  amendmentWaits: row.amendment_waits,
  streetMissing: row.street_missing,
  restUndecided: row.rest_undecided,
});
