import { useAppDispatch, useLive } from '@smachot/web-platform';
import { ordersApi } from '../orders-api';

/** Keeps orders on the screen true: what one side does, the other sees at once. */
export const useLiveOrders = (): void => {
  const dispatch = useAppDispatch();
  useLive('me', () => dispatch(ordersApi.util.invalidateTags(['Order'])));
};
