import type { ReadModel } from '@smachot/server-platform';
import type { ChangeRequestState } from '../../domain/changes/change-requests';
import type { StoredLinkedOrder } from '../../domain/linked/linked-order-state';
import type { OrderState } from '../../domain/order-state';
import type { PaymentPlanState } from '../../domain/plan/payment-plan-state';
import { newestChange } from '../changes/change-requests';
import { linkedOrdersOf } from '../linked/linked-orders';
import { orderSelection } from './order.repository';
import { planOf } from '../plan/payment-plans';

export type Known = {
  state: OrderState;
  followed: StoredLinkedOrder | undefined;
  change: ChangeRequestState | null;
  plan: PaymentPlanState | null;
};
/** Reads an order without a lock, for viewing only; undefined when it does not exist. */
export const readOrder = async (read: ReadModel, orderId: string): Promise<Known | undefined> => {
  const state = await read.one<OrderState>(`select ${orderSelection} from orders.orders o where o.id = $1`, [
    orderId,
  ]);
  if (!state) return undefined;
  const query = <T>(sql: string, values: unknown[]): Promise<T[]> => read.rows<T>(sql, values);
  const [followed, change, plan] = await Promise.all([
    state.follows ? linkedOrdersOf(query, [orderId]) : null,
    state.changes ? newestChange(query, orderId) : null,
    state.paymentTerms?.deposit ? planOf(query, orderId) : null,
  ]);
  return { state, followed: followed?.get(orderId), change, plan };
};
