import { PaymentAuthorizations } from '@smachot/server-payments';
import { OrderRepository } from '../src/persistence/orders/order.repository';
import type { OrdersApp } from './orders-app';

const killed = () => Promise.reject(new Error('killed'));

/** Kills the worker that places an order before it asks the card. */
export const killedBeforeTheCard = async <T>(app: OrdersApp, work: () => Promise<T>): Promise<T> => {
  const holds = app.get<PaymentAuthorizations>(PaymentAuthorizations);
  holds.take = killed;
  return work().finally(() => Reflect.deleteProperty(holds, 'take'));
};

/** Kills the worker that places an order after the card's authorization, before it is recorded. */
export const killedAfterTheCard = async <T>(app: OrdersApp, work: () => Promise<T>): Promise<T> => {
  const orders = app.get<OrderRepository>(OrderRepository);
  orders.add = killed;
  return work().finally(() => Reflect.deleteProperty(orders, 'add'));
};

/** Runs an act between the intent and the request to the card. */
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
