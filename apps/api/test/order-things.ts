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

/** In which state an order can be moved so, with what it costs on a card. */
export const readyFor = (callId: string) => {
  if (['orders.approve', 'orders.decline', 'orders.recall'].includes(callId))
    return { status: 'pending', payment: 'held', captured: 0 };
  return callId === 'orders.pay'
    ? { status: 'approved', payment: 'action_required', captured: 0 }
    : { status: 'approved', payment: 'captured', captured: 10_000 };
};

/** A paid order and a checkout of somebody; without a store, at one nobody of the matrix works at. */
export const orderThings = async (
  on: Product,
  userId: string,
  storeId?: string,
  { status, payment, captured } = readyFor(''),
): Promise<OrderThings> => {
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
     values ($1::uuid, $1::text, $4, 'somewhere', '+972502345678', $2, 'נועה', 'ברק', '+972502345679', $5, $6, $1, 10000,
       $7, 0, 0, $3, '[]', now() + interval '30 days', now() + interval '31 days', now(), '[]', false, 1)`,
    [orderId, userId, JSON.stringify(summary), storeId ?? orderId, status, payment, captured],
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
