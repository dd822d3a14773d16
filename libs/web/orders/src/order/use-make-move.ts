import type { Order, OrderMoveName } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { problemOf } from '@smachot/web-platform';
import { useState } from 'react';
import {
  useApproveOrderMutation,
  useCancelOrderMutation,
  useDeclineOrderMutation,
  useRecallOrderMutation,
} from '../orders-api';

type Given = { reason?: string; expectedRefund?: number };
type Outcome = { moved: Order } | { stale: true } | { problem: unknown };

/** Somebody was faster: the order is not where this page thought it was. Its new state is on its way already. */
const isStale = (error: unknown) => {
  const { status, code } = problemOf(error);
  return status === 409 && code !== 'refund.changed' && code !== 'idempotency.in_progress';
};

/** Makes a move of an order, once however often it is pressed. */
export const useMakeMove = (orderId: string) => {
  const [approve, approving] = useApproveOrderMutation();
  const [decline, declining] = useDeclineOrderMutation();
  const [recall, recalling] = useRecallOrderMutation();
  const [cancel, cancelling] = useCancelOrderMutation();
  // one act: pressing again after "no response" repeats it. Another sum or reason is another act
  const [key, setKey] = useState<{ of: string; id: string }>({ of: '', id: '' });

  const make = async (move: OrderMoveName, { reason = '', expectedRefund = 0 }: Given): Promise<Outcome> => {
    const of = JSON.stringify([orderId, move, reason, expectedRefund]);
    const idempotencyKey = key.of === of ? key.id : newId();
    setKey({ of, id: idempotencyKey });
    const params = { orderId };
    const answer =
      move === 'approve'
        ? await approve({ params, idempotencyKey })
        : move === 'decline'
          ? await decline({ params, idempotencyKey, body: { reason } })
          : move === 'recall'
            ? await recall({ params, idempotencyKey })
            : await cancel({ params, idempotencyKey, body: { reason, expectedRefund } });
    if (!answer.error) return { moved: answer.data };
    return isStale(answer.error) ? { stale: true } : { problem: answer.error };
  };
  return { make, busy: [approving, declining, recalling, cancelling].some(({ isLoading }) => isLoading) };
};
