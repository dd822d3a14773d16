import type { MailState, Order, OrderCard, OrderSummary } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import type { BasisPoints } from '@smachot/pricing';
import type { PaymentView } from '@smachot/server-payments';
import { incomeOf } from '../domain/money/income';
import type { OrderState } from '../domain/order-state';
import { paidPrice } from '../domain/order-terms';

const iso = (at: Date | null): string | null => at?.toISOString() ?? null;
/** The partner may call the customer after approving. */
const APPROVED = new Set<OrderState['status']>([
  'approved',
  'done',
  'cancelled_partner',
  'cancelled_customer',
]);
export const mayBeCalled = (status: OrderState['status']): boolean => APPROVED.has(status);

export const orderView = (
  state: OrderState,
  side: Order['side'],
  payment: PaymentView & { mail: MailState | null },
): Omit<Order, 'following' | 'changeRequest' | 'income' | 'plan'> => {
  const customers = side === 'customer';
  return {
    orderId: state.id,
    code: state.code,
    status: state.status,
    side,
    createdAt: state.createdAt.toISOString(),
    orderSummary: state.summary,
    payment: {
      status: state.paymentStatus,
      held: ['held', 'capturing'].includes(state.paymentStatus) ? toShekels(paidPrice(state)) : 0,
      captured: toShekels(state.captured),
      refunded: toShekels(state.refunded),
      owed: toShekels(state.owed),
      cardLastFour: customers ? payment.cardLastFour : null,
      authenticateUrl:
        customers && state.paymentStatus === 'action_required' ? payment.authenticateUrl : null,
      mail: customers ? payment.mail : null,
    },
    respondBy: iso(state.respondBy),
    endsAt: state.endsAt.toISOString(),
    comesToCustomer: Boolean(state.rates?.delivery),
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

/** SQL columns of an order in a list. */
export const CARD_COLUMNS = `o.id, o.code, o.status, o.created_at, o.starts_at, o.ends_at, o.store_username, o.price, o.payment_status,
  o.respond_by, o.customer_first_name, o.customer_last_name, o.summary->>'pricingUnitName' as menu,
  o.summary->>'partnerName' as partner, o.summary->'translations' as menu_words,
  o.summary#>>'{eventInfo,location,address}' as address, (o.summary#>>'{eventInfo,participants}')::int as participants,
  case when o.follows and o.status in ('pending', 'approved') then
    (select f.cut_off_at from orders.followings f where f.order_id = o.id and f.status = 'following' and f.event_id is not null) end as floats_until,
  coalesce(o.summary#>>'{eventInfo,location,town}' = o.summary#>>'{eventInfo,location,address}', false) as street_missing,
  o.follows and exists (select from orders.amendments a where a.order_id = o.id and a.status = 'proposed') as amendment_waits,
  o.status = 'approved' and exists (select from orders.payment_plans p where p.order_id = o.id and p.status = 'undecided') as rest_undecided`;

export type CardRow = {
  id: string;
  code: string;
  status: OrderCard['status'];
  created_at: Date;
  starts_at: Date;
  ends_at: Date;
  store_username: string;
  price: number;
  payment_status: OrderCard['paymentStatus'];
  respond_by: Date | null;
  customer_first_name: string;
  customer_last_name: string;
  menu: string;
  menu_words: OrderSummary['translations'] | null;
  partner: string;
  address: string | null;
  participants: number;
  floats_until: Date | null;
  amendment_waits: boolean;
  street_missing: boolean;
  rest_undecided: boolean;
};

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
