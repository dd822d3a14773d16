import { PaymentAuthorizations } from '@smachot/server-payments';
import { OrderRepository } from '../src/persistence/order.repository';
import type { OrdersApp } from './orders-app';

const killed = () => Promise.reject(new Error('killed'));

/** Whoever places an order meanwhile does not live to ask the card. */
export const killedBeforeTheCard = async <T>(app: OrdersApp, work: () => Promise<T>): Promise<T> => {
  const holds = app.get<PaymentAuthorizations>(PaymentAuthorizations);
  holds.take = killed;
  return work().finally(() => Reflect.deleteProperty(holds, 'take'));
};

/** Whoever places an order meanwhile hears the card's yes, and does not live to write it down. */
export const killedAfterTheCard = async <T>(app: OrdersApp, work: () => Promise<T>): Promise<T> => {
  const orders = app.get<OrderRepository>(OrderRepository);
  orders.add = killed;
  return work().finally(() => Reflect.deleteProperty(orders, 'add'));
};

/** Something happens between the intent and the asking of the card. */
export const beforeTheCard = async <T>(
  app: OrdersApp,
  happens: () => Promise<unknown>,
  work: () => Promise<T>,
): Promise<T> => {
  const holds = app.get<PaymentAuthorizations>(PaymentAuthorizations);
  const take = holds.take.bind(holds);
  holds.take = async (hold, held) => {
    await happens();
    return take(hold, held);
  };
  return work().finally(() => Reflect.deleteProperty(holds, 'take'));
};
