import type { Order, OrderStatus } from '@smachot/contracts';
import { useOthersFree } from '../parts/others-free';

/** The store refused: by declining, by missing the deadline, or by cancelling after its approval. */
const NO: ReadonlySet<OrderStatus> = new Set(['declined', 'cancelled_partner']);

/** Other stores that are free that day, for an order the store has refused. */
export function OthersInstead({ order }: { order: Order }) {
  const othersFree = useOthersFree();
  if (!NO.has(order.status)) return null;
  const { datetime, participants, location } = order.orderSummary.eventInfo;
  return othersFree({
    partner: order.store.partnerUsername,
    event: { datetime, participants, location },
  });
}
