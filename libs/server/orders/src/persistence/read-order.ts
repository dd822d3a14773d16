import type { ReadModel } from '@smachot/server-platform';
import type { Followed } from '../domain/order';
import type { OrderState } from '../domain/order-state';
import { followingsOf } from './followings';
import { orderSelection } from './order.repository';

export type Known = { state: OrderState; followed: Followed | undefined };
/** An order to be looked at, not moved; undefined: there is none. */
export const readOrder = async (read: ReadModel, orderId: string): Promise<Known | undefined> => {
  const state = await read.one<OrderState>(`select ${orderSelection} from orders.orders o where o.id = $1`, [
    orderId,
  ]);
  if (!state?.follows) return state && { state, followed: undefined };
  const followed = await followingsOf((sql, values) => read.rows(sql, values), [orderId]);
  return { state, followed: followed.get(orderId) };
};
