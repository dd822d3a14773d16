import type { AmendmentId, EventId, LinkedCount, OrderId, RideStopId } from '@smachot/contracts';
import { useActOnce } from '../order/use-act-once';
import {
  useAcceptAmendmentMutation,
  useChooseRideStopsMutation,
  useFollowInvitationMutation,
  useLeaveInvitationMutation,
  useProposeAmendmentMutation,
  useRefuseAmendmentMutation,
} from '../orders-api';

/** An action with all its arguments. */
export type LinkedMove =
  | { act: 'follow'; eventId: EventId; counts: LinkedCount }
  | { act: 'leave' }
  | { act: 'propose'; participants: number }
  | { act: 'stops'; stops: RideStopId[] | null }
  | { act: 'accept'; amendmentId: AmendmentId }
  | { act: 'refuse'; amendmentId: AmendmentId; reason: string };

const followBody = ({ eventId, counts }: LinkedMove & { act: 'follow' }) =>
  counts === 'rides' ? { eventId, counts } : { eventId };

/** Takes an action on the number of participants; repeated presses are idempotent. */
export const useLinkedAct = (orderId: OrderId) => {
  const [follow, following] = useFollowInvitationMutation();
  const [leave, leaving] = useLeaveInvitationMutation();
  const [propose, proposing] = useProposeAmendmentMutation();
  const [choose, choosing] = useChooseRideStopsMutation();
  const [accept, accepting] = useAcceptAmendmentMutation();
  const [refuse, refusing] = useRefuseAmendmentMutation();

  const ask = (move: LinkedMove, idempotencyKey: string) => {
    const params = { orderId };
    const own = { params, idempotencyKey };
    const ofAmendment = (amendmentId: AmendmentId) => ({ params: { orderId, amendmentId }, idempotencyKey });
    switch (move.act) {
      case 'follow':
        return follow({ ...own, body: followBody(move) });
      case 'leave':
        return leave(own);
      case 'propose':
        return propose({ ...own, body: { participants: move.participants } });
      case 'stops':
        return choose({ ...own, body: { stops: move.stops } });
      case 'accept':
        return accept(ofAmendment(move.amendmentId));
      case 'refuse':
        return refuse({ ...ofAmendment(move.amendmentId), body: { reason: move.reason } });
    }
  };
  // stale when another person acted first, or the cut-off has passed
  const make = useActOnce(
    orderId,
    ask,
    (code) => code === 'lifecycle.illegal_move' || code === 'order.too_late',
  );
  const busy = [following, leaving, proposing, choosing, accepting, refusing].some(
    ({ isLoading }) => isLoading,
  );
  return { make, busy };
};
