import type { AnswerOf, kitchenDays, Order } from '@smachot/contracts';
import { DAY_MS } from '@smachot/kernel';
import { withoutPhones } from '../store/without-phones';

/** The longest time a device keeps a sheet that it did not read again. */
const KEPT_MS = 14 * DAY_MS;

/** A sheet stays on the device until the day after its last hour. */
export const endOfSheet = (lastHour: string): number =>
  Math.min(Date.parse(lastHour) + DAY_MS, Date.now() + KEPT_MS);

type Days = AnswerOf<typeof kitchenDays>;

/** The days of a kitchen as a device may keep them: without phones, also where people wrote them into a text. */
export const keptDays = (days: Days, phone: string): Days => ({
  ...days,
  orders: days.orders.map((order) => ({ ...order, remarks: withoutPhones(order.remarks, phone) })),
  bookings: days.bookings.map((booking) => ({ ...booking, note: withoutPhones(booking.note, phone) })),
});

const NO_PAYMENT: Order['payment'] = {
  status: 'none',
  held: 0,
  captured: 0,
  refunded: 0,
  owed: 0,
  cardLastFour: null,
  authenticateUrl: null,
  mail: null,
};

/** An order as a device may keep it for its kitchen sheet: without sums, phones, last name and history. */
export const keptOrder = (order: Order, phone: string): Order => ({
  ...order,
  payment: NO_PAYMENT,
  plan: null,
  income: null,
  customer: { firstName: order.customer.firstName, lastName: '', phoneNumber: null },
  store: { ...order.store, businessPhone: null },
  changeRequest: null,
  timeline: [],
  orderSummary: {
    ...order.orderSummary,
    price: 0,
    priceLines: [],
    remarks: withoutPhones(order.orderSummary.remarks, phone),
  },
});
