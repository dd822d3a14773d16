import type { Order } from '@smachot/contracts';
import { useAppDispatch, useLive } from '@smachot/web-platform';
import { ordersApi } from '../orders-api';

/**
 * Keeps orders on the screen true: what one side does, the other sees at once.
 * @param follows an order whose number is that of its guests: their answers are seen as they come
 */
export const useLiveOrders = (follows: string | null = null): void => {
  const dispatch = useAppDispatch();
  const readAgain = () => dispatch(ordersApi.util.invalidateTags(['Order']));
  useLive('me', readAgain);
  useLive(follows && `guests:${follows}`, readAgain);
};

/** The order, while its number of participants may still move. */
export const whileItFollows = (order: Order | undefined): string | null =>
  order?.following?.status === 'following' ? order.orderId : null;
