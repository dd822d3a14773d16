import type { AmendmentId, EventId, OrderId } from '@smachot/contracts';
import { useActOnce } from '../order/use-act-once';
import {
  useAcceptAmendmentMutation,
  useFollowInvitationMutation,
  useLeaveInvitationMutation,
  useProposeAmendmentMutation,
  useRefuseAmendmentMutation,
} from '../orders-api';

/** An action with all its arguments. */
export type LinkedMove =
  | { act: 'follow'; eventId: EventId }
  | { act: 'leave' }
  | { act: 'propose'; participants: number }
  | { act: 'accept'; amendmentId: AmendmentId }
  | { act: 'refuse'; amendmentId: AmendmentId; reason: string };

/** Takes an action on the number of participants; repeated presses are idempotent. */
export const useLinkedAct = (orderId: OrderId) => {
  const [follow, following] = useFollowInvitationMutation();
  const [leave, leaving] = useLeaveInvitationMutation();
  const [propose, proposing] = useProposeAmendmentMutation();
  const [accept, accepting] = useAcceptAmendmentMutation();
  const [refuse, refusing] = useRefuseAmendmentMutation();

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
  // stale when another person acted first, or the cut-off has passed
  const make = useActOnce(
    orderId,
    ask,
    (code) => code === 'lifecycle.illegal_move' || code === 'order.too_late',
  );
  const busy = [following, leaving, proposing, accepting, refusing].some(({ isLoading }) => isLoading);
  return { make, busy };
};
