import type { OrderId, OrderMoveName } from '@smachot/contracts';
import {
  useApproveOrderMutation,
  useCancelOrderMutation,
  useDeclineOrderMutation,
  useRecallOrderMutation,
} from '../orders-api';
import { type Outcome, useActOnce } from './use-act-once';

type Given = { reason?: string; expectedRefund?: number };
type Made = Required<Given> & { move: OrderMoveName };

/** Makes a transition of an order; repeated presses are idempotent. */
export const useMakeMove = (orderId: OrderId) => {
  const [approve, approving] = useApproveOrderMutation();
  const [decline, declining] = useDeclineOrderMutation();
  const [recall, recalling] = useRecallOrderMutation();
  const [cancel, cancelling] = useCancelOrderMutation();
  const ask = ({ move, reason, expectedRefund }: Made, idempotencyKey: string) => {
    const params = { orderId };
    switch (move) {
      case 'approve':
        return approve({ params, idempotencyKey });
      case 'decline':
        return decline({ params, idempotencyKey, body: { reason } });
      case 'recall':
        return recall({ params, idempotencyKey });
      case 'cancel':
        return cancel({ params, idempotencyKey, body: { reason, expectedRefund } });
    }
  };
  // stale when another person acted first: the order's new state is being fetched
  const once = useActOnce(
    orderId,
    ask,
    (code) => code !== 'refund.changed' && code !== 'idempotency.in_progress',
  );
  const make = (move: OrderMoveName, { reason = '', expectedRefund = 0 }: Given): Promise<Outcome> =>
    once({ move, reason, expectedRefund });
  return { make, busy: [approving, declining, recalling, cancelling].some(({ isLoading }) => isLoading) };
};
