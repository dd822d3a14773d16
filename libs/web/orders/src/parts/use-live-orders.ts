import type { Order } from '@smachot/contracts';
import { useAppDispatch, useLive } from '@smachot/web-platform';
import { ordersApi } from '../orders-api';

/**
 * Keeps the orders on the screen up to date: a change by one side appears to the other at once.
 * @param follows an order whose number follows its guests: their answers update it live
 */
export const useLiveOrders = (follows: string | null = null): void => {
  const dispatch = useAppDispatch();
  const readAgain = () => dispatch(ordersApi.util.invalidateTags(['Order']));
  useLive('me', readAgain);
  useLive(follows && `guests:${follows}`, readAgain);
};

/** The order's id, while its number of participants may still change, or people arrive. */
export const whileItFollows = (order: Order | undefined): string | null =>
  order?.following?.status === 'following' || order?.following?.status === 'counting' ? order.orderId : null;
