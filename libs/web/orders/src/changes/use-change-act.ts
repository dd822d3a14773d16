import type { Location, Order } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { problemOf } from '@smachot/web-platform';
import { useState } from 'react';
import {
  useAcceptChangeMutation,
  useProposeChangeMutation,
  useRefuseChangeMutation,
  useWithdrawChangeMutation,
} from '../orders-api';

/** An act with everything it needs. */
export type ChangeMove =
  | { act: 'change'; datetime: string; location: Location | null; expectedDifference: number }
  | { act: 'acceptChange' | 'withdrawChange'; requestId: string }
  | { act: 'refuseChange'; requestId: string; reason: string };
type Outcome = { moved: Order } | { stale: true } | { problem: unknown };

/** Somebody was faster: what is shown is not so any more, and is read again by itself. */
const isStale = (error: unknown) => {
  const { status, code } = problemOf(error);
  return status === 409 && (code === 'lifecycle.illegal_move' || code === 'change.open');
};

/** Asks for other terms, or answers, once however often it is pressed. */
export const useChangeAct = (orderId: string) => {
  const [propose, proposing] = useProposeChangeMutation();
  const [accept, accepting] = useAcceptChangeMutation();
  const [refuse, refusing] = useRefuseChangeMutation();
  const [withdraw, withdrawing] = useWithdrawChangeMutation();
  // one act: pressing again after "no response" repeats it. Other terms are another act
  const [key, setKey] = useState({ of: '', id: '' });

  const ask = (move: ChangeMove, idempotencyKey: string) => {
    if (move.act === 'change') {
      const { act: _, ...body } = move;
      return propose({ params: { orderId }, idempotencyKey, body });
    }
    const params = { orderId, requestId: move.requestId };
    if (move.act === 'refuseChange') return refuse({ params, idempotencyKey, body: { reason: move.reason } });
    return move.act === 'acceptChange'
      ? accept({ params, idempotencyKey })
      : withdraw({ params, idempotencyKey });
  };
  const make = async (move: ChangeMove): Promise<Outcome> => {
    const of = JSON.stringify([orderId, move]);
    const idempotencyKey = key.of === of ? key.id : newId();
    setKey({ of, id: idempotencyKey });
    const answer = await ask(move, idempotencyKey);
    if (!answer.error) return { moved: answer.data };
    return isStale(answer.error) ? { stale: true } : { problem: answer.error };
  };
  const busy = [proposing, accepting, refusing, withdrawing].some(({ isLoading }) => isLoading);
  return { make, busy };
};
