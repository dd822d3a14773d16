import type { Order } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { problemOf } from '@smachot/web-platform';
import { useState } from 'react';
import {
  useAcceptAmendmentMutation,
  useFollowInvitationMutation,
  useLeaveInvitationMutation,
  useProposeAmendmentMutation,
  useRefuseAmendmentMutation,
} from '../orders-api';

/** An act with everything it needs. */
export type LinkedMove =
  | { act: 'follow'; eventId: string }
  | { act: 'leave' }
  | { act: 'propose'; participants: number }
  | { act: 'accept'; amendmentId: string }
  | { act: 'refuse'; amendmentId: string; reason: string };
type Outcome = { moved: Order } | { stale: true } | { problem: unknown };

/** Somebody was faster, or the cut-off was: what is shown is not so any more, and is read again by itself. */
const isStale = (error: unknown) => {
  const { status, code = '' } = problemOf(error);
  return status === 409 && ['lifecycle.illegal_move', 'order.too_late'].includes(code);
};

/** Makes a move about the number of participants, once however often it is pressed. */
export const useLinkedAct = (orderId: string) => {
  const [follow, following] = useFollowInvitationMutation();
  const [leave, leaving] = useLeaveInvitationMutation();
  const [propose, proposing] = useProposeAmendmentMutation();
  const [accept, accepting] = useAcceptAmendmentMutation();
  const [refuse, refusing] = useRefuseAmendmentMutation();
  // one act: pressing again after "no response" repeats it. Another number is another act
  const [key, setKey] = useState({ of: '', id: '' });

  const ask = (move: LinkedMove, idempotencyKey: string) => {
    const params = { orderId };
    switch (move.act) {
      case 'follow':
        return follow({ params, idempotencyKey, body: { eventId: move.eventId } });
      case 'leave':
        return leave({ params, idempotencyKey });
      case 'propose':
        return propose({ params, idempotencyKey, body: { participants: move.participants } });
      case 'accept':
        return accept({ params: { orderId, amendmentId: move.amendmentId }, idempotencyKey });
      case 'refuse':
        return refuse({
          params: { orderId, amendmentId: move.amendmentId },
          idempotencyKey,
          body: { reason: move.reason },
        });
    }
  };
  const make = async (move: LinkedMove): Promise<Outcome> => {
    const of = JSON.stringify([orderId, move]);
    const idempotencyKey = key.of === of ? key.id : newId();
    setKey({ of, id: idempotencyKey });
    const answer = await ask(move, idempotencyKey);
    if (!answer.error) return { moved: answer.data };
    return isStale(answer.error) ? { stale: true } : { problem: answer.error };
  };
  const busy = [following, leaving, proposing, accepting, refusing].some(({ isLoading }) => isLoading);
  return { make, busy };
};
