import type { LinkedOrderStatus } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import type { Rates } from '@smachot/pricing';
import { agreedEventOf } from '../domain/linked/event-watch';
import type { Guests } from '../domain/linked/linked-order';
import { Order } from '../domain/order';
import type { Draft } from '../domain/order-state';
import { anOrder, inHours, NOON, START } from './an-order';
import type { PaymentMove } from '../domain/money/order-money';
import { capture, moved } from './paying';

/** 500 plus 120 for each of 20–200 participants: 6,500 for the 50 of the order. */
export const RATES: Rates = {
  unit: {
    type: 'simple',
    pricingFactor: {
      type: 'range',
      participants: { min: 20, max: 200 },
      basePrice: 500,
      pricePerParticipant: 120,
    },
  },
  request: null,
  delivery: null,
};
/** The same, one shekel for each: 50 for the 50 of the order. */
export const BY_THE_SHEKEL: Rates = {
  unit: {
    type: 'simple',
    pricingFactor: {
      type: 'range',
      participants: { min: 20, max: 200 },
      basePrice: 0,
      pricePerParticipant: 1,
    },
  },
};
/** With a notice of one day: 18:00 of the day it is placed. */
export const CUT_OFF = inHours(-24, START);
export const FIRST_LOOK = inHours(7);

/** The event has the start and the place of the order; its guests are expected to answer until then. */
export const someGuests = (seats: number, closesAt: Date): Guests => ({
  seats,
  rides: 0,
  ridesFrom: {},
  closesAt,
  eventType: 'wedding',
  date: START,
  location: { address: 'הירקון 100, תל אביב-יפו' },
  version: 1,
});
export const AGREED = agreedEventOf(someGuests(0, START));

/** A pending order of 50 that follows an invitation. */
export const aLinkedOrder = (draft: Partial<Draft> = {}): Order =>
  anOrder({}, { rates: RATES, followsEventId: newId(), ...draft });

/** An approved and paid order that follows an invitation. */
export const aPaidLinkedOrder = (draft: Partial<Draft> = {}): Order => {
  const order = aLinkedOrder(draft);
  order.approve(NOON);
  if (order.state.paymentId) capture(order);
  return quiet(order);
};

/** Drops the events so far, so that a test sees only later ones. */
export const quiet = (order: Order): Order => {
  order.uncommit();
  order.news.splice(0);
  return order;
};

/** The order after a restart: saved and loaded again. */
export const again = (order: Order): Order => {
  const { linkedOrder } = order;
  return new Order(
    structuredClone(order.state),
    linkedOrder &&
      structuredClone({
        state: linkedOrder.state,
        amendment: linkedOrder.amendments.newest,
        attendance: linkedOrder.attendance.newest,
      }),
    structuredClone(order.changes.newest),
    order.plan ? structuredClone(order.plan.state) : null,
  );
};

/** The linked part of an order. */
export const follow = (order: Order) => order.linkedOrder!;
/** A move of the payment of the one more sale. */
export const extraMoved = (order: Order, change: Partial<PaymentMove>): PaymentMove => ({
  ...moved(order, { captured: 0, refunded: 0 }),
  paymentId: follow(order).state.extraPaymentId!,
  ...change,
});
/** An order with one more sale of 2,400 requested: 70 guests instead of the agreed 50. */
export const settling = (): Order => {
  const order = aPaidLinkedOrder();
  follow(order).state.agreedParticipants = 70;
  follow(order).settlement.settle(70, CUT_OFF);
  return order;
};
/** The agreement about attendance of an order, and its steps. */
export const steps = (order: Order) => follow(order).attendanceSteps;
export const attendance = (order: Order) => follow(order).attendance.newest!;
export const noRest = () => false;
/** A paid order of 50 that both sides agreed to settle by who arrives, with 80 percent at least. */
export const byArrivals = (draft: Partial<Draft> = {}): Order => {
  const order = aPaidLinkedOrder(draft);
  steps(order).propose('customer', 80, NOON);
  steps(order).answer(attendance(order).id, 'partner', 'accept', NOON);
  return quiet(order);
};
/** The same after its cut-off, with 50 confirmed seats. */
export const counting = (): Order => {
  const order = byArrivals();
  follow(order).settlement.settle(50, CUT_OFF);
  return quiet(order);
};

/** A paid order in each of the statuses of its following. */
export const LINKED_ORDERS: Record<LinkedOrderStatus, () => Order> = {
  following: () => aPaidLinkedOrder(),
  counting,
  settling,
  settled: () => {
    const order = aPaidLinkedOrder();
    follow(order).settlement.settle(50, CUT_OFF);
    return order;
  },
  locked: () => {
    const order = settling();
    order.applyPayment(extraMoved(order, { move: 'refused' }), CUT_OFF);
    follow(order).settlement.lock(inHours(24, CUT_OFF));
    return order;
  },
  left: () => {
    const order = aPaidLinkedOrder();
    follow(order).leave('customer', NOON);
    return order;
  },
};
