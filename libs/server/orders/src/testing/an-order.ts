import type { OrderSummary } from '@smachot/contracts';
import { HOUR_MS, newId } from '@smachot/kernel';
import { Order } from '../domain/order';
import type { Draft, OrderState } from '../domain/order-state';

/** A Tuesday, 11:00 in Israel; the celebration is thirty days later. */
export const NOON = new Date('2027-04-06T08:00:00Z');
export const inHours = (hours: number, from = NOON): Date => new Date(from.getTime() + hours * HOUR_MS);
export const START = inHours(24 * 30);

const summary = (price: number): OrderSummary => ({
  eventInfo: {
    participants: 50,
    datetime: START.toISOString(),
    location: { address: 'הירקון 100, תל אביב-יפו' },
  },
  price: price / 100,
  priceLines: [{ kind: 'fixed', label: '', quantity: 1, unitPrice: price / 100, amount: price / 100 }],
  userId: newId(),
  partnerId: newId(),
  partnerUsername: 'savta-julie',
  partnerName: 'המטבח של סבתא ג׳ולי',
  pricingUnitId: newId(),
  pricingUnitName: 'תפריט הבית',
  pricingUnitSummary: 'ארוחה מלאה',
  pricingUnitDescription: 'ראשונות, עיקריות וקינוח',
  pricingUnitImage: null,
  pricingFactor: { type: 'no_participants', price: price / 100 },
  pricingUnitRequest: null,
  menu: [],
  remarks: 'בלי אגוזים',
  termsOfService: true,
});

export const aDraft = (change: Partial<Draft> = {}): Draft => {
  const { price = 650_000 } = change;
  return {
    storeId: newId(),
    storeUsername: 'savta-julie',
    storePhone: '+972502345678',
    userId: newId(),
    customerFirstName: 'דנה',
    customerLastName: 'לוי',
    customerPhone: '+972521234567',
    price,
    summary: summary(price),
    policy: [
      { hoursBefore: 336, refundPercent: 100 },
      { hoursBefore: 72, refundPercent: 50 },
    ],
    startsAt: START.toISOString(),
    endsAt: inHours(6, START).toISOString(),
    noticeHours: 24,
    ...change,
  };
};

/** A pending order with its price authorized; without a payment when its price is 0. */
export const anOrder = (change: Partial<OrderState> = {}, draft: Partial<Draft> = {}): Order => {
  const agreed = aDraft(draft);
  const order = Order.place(
    agreed,
    { id: newId(), code: '58204117', paymentId: agreed.price ? newId() : null },
    NOON,
  );
  order.uncommit();
  order.news.splice(0);
  Object.assign(order.state, change);
  return order;
};
