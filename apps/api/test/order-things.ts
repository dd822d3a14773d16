import { newId } from '@smachot/kernel';
import type { Person, Product } from './product';

export type OrderThings = { orderId: string; checkoutId: string };

const eventInfo = {
  participants: 50,
  datetime: new Date(Date.now() + 30 * 86_400_000).toISOString(),
  location: null,
};

export const orderBodies: Record<string, () => unknown> = {
  'orders.place': () => ({ pricingUnitId: newId(), eventInfo, termsOfService: true, expectedPrice: 100 }),
  'orders.decline': () => ({}),
  'orders.cancel': () => ({ expectedRefund: 0 }),
  'orders.pay': () => ({}),
};

/** The username of a store somebody owns. */
export const openStore = async (on: Product, { bearer }: Person): Promise<string> => {
  const body = {
    partnerUsername: 'access-matrix',
    businessName: 'המטבח',
    categories: ['catering'],
    isMobile: false,
    businessCity: 'חיפה',
    businessPhone: '0502345678',
    businessLocation: { address: 'הנמל 1, חיפה', geocode: { lat: 32.81, lng: 34.99 } },
  };
  const answer = await on.call('POST', '/v1/partners', { bearer, body });
  return (answer.body as { partnerUsername: string }).partnerUsername;
};

/** A paid order and a checkout of somebody, at a store nobody of the matrix works at. */
export const orderThings = async (on: Product, userId: string): Promise<OrderThings> => {
  const [orderId, checkoutId] = [newId(), newId()];
  await on.source.query(
    `insert into orders.checkouts (id, user_id, key, order_id, order_code, status, price, store_id, expires_at, created_at)
     values ($1::uuid, $2, $1::text, $3, '1', 'expired', 0, $3, now(), now())`,
    [checkoutId, userId, orderId],
  );
  const summary = {
    eventInfo,
    price: 100,
    partnerName: 'המטבח',
    pricingUnitName: 'תפריט',
    priceLines: [],
    ...whoAndWhat(userId),
  };
  await on.source.query(
    `insert into orders.orders (id, code, store_id, store_username, store_phone, user_id, customer_first_name, customer_last_name,
       customer_phone, status, payment_status, payment_id, price, captured, refunded, owed, summary, policy, starts_at, ends_at,
       created_at, timeline, customer_left, version)
     values ($1::uuid, $1::text, $1, 'somewhere', '+972502345678', $2, 'נועה', 'ברק', '+972502345679', 'approved', 'captured', $1, 10000,
       10000, 0, 0, $3, '[]', now() + interval '30 days', now() + interval '31 days', now(), '[]', false, 1)`,
    [orderId, userId, JSON.stringify(summary)],
  );
  return { orderId, checkoutId };
};

const whoAndWhat = (userId: string) => ({
  userId,
  partnerId: newId(),
  partnerUsername: 'somewhere',
  pricingUnitId: newId(),
  pricingUnitSummary: 'ארוחה',
  pricingUnitDescription: 'ארוחה',
  pricingUnitImage: null,
  pricingFactor: { type: 'no_participants', price: 100 },
  menu: [],
  remarks: '',
  termsOfService: true,
});
