import type { Order } from '@smachot/contracts';
import { DAY_MS, HOUR_MS } from '@smachot/kernel';
import { type OrdersApp, type Store, TUESDAY } from './orders-app';

export const START = new Date(TUESDAY.getTime() + 30 * DAY_MS);
/** The store's notice is one day. */
export const CUT_OFF = new Date(START.getTime() - DAY_MS);
export const inHours = (hours: number, from = TUESDAY): Date => new Date(from.getTime() + hours * HOUR_MS);
/** Past six in the evening of the first day. */
export const EVENING = inHours(8);

export type LinkedOrderIds = { eventId: string; orderId: string };

/** An approved and paid order for 50 (6,500) that follows an invitation with that many confirmed seats. `change`: of its form. */
export const aLinkedOrder = async (
  app: OrdersApp,
  {
    customer,
    store,
    seats,
    change = {},
  }: { customer: string; store: Store; seats: number; change?: Record<string, unknown> },
): Promise<LinkedOrderIds> => {
  const eventId = await app.invitation(customer);
  await app.seats(eventId, seats);
  const orderId = await app.order(customer, store, { followsEventId: eventId, ...change });
  await app.taken(app.move(orderId, store.owner, 'approve'));
  await app.jobs.drain();
  return { eventId, orderId };
};

/** The customer requests another number, and the business accepts. */
export const agree = async (
  app: OrdersApp,
  { orderId, customer, store }: { orderId: string; customer: string; store: Store },
  participants: number,
): Promise<Order> => {
  const asked = await app.taken(app.move(orderId, customer, 'amendments', { participants }));
  return app.taken(
    app.move(orderId, store.owner, `amendments/${asked.following!.amendment!.amendmentId}/accept`),
  );
};

/** Deletes the card: one more sale cannot be charged to it. */
export const loseCard = async (app: OrdersApp, customer: string): Promise<void> => {
  const path = '/v1/payments/user-tokens';
  const { cards } = await app.taken(app.call<{ cards: { _id: string }[] }>('GET', path, { as: customer }));
  for (const { _id } of cards) await app.call('DELETE', `${path}/${_id}`, { as: customer });
};
