import type { Order, OrderStatus } from '@smachot/contracts';
import { useOthersFree } from '../parts/others-free';

/** The store said no: before it was agreed on, by letting the time to answer pass, or after. */
const NO: ReadonlySet<OrderStatus> = new Set(['declined', 'cancelled_partner']);

/** Who else can do it that day, on an order the store will not do. */
export function OthersInstead({ order }: { order: Order }) {
  const othersFree = useOthersFree();
  if (!NO.has(order.status)) return null;
  const { datetime, participants, location } = order.orderSummary.eventInfo;
  return othersFree({
    partner: order.store.partnerUsername,
    event: { datetime, participants, location },
  });
}
