import type {
  ChangeRequestId,
  Location,
  OrderId,
  PricingUnitRequest,
  ProposalLine,
} from '@smachot/contracts';
import { useActOnce } from '../order/use-act-once';
import {
  useAcceptChangeMutation,
  useProposeChangeMutation,
  useRefuseChangeMutation,
  useWithdrawChangeMutation,
} from './changes-api';

/** An action with all its arguments. */
export type ChangeMove =
  | {
      act: 'change';
      datetime: string;
      location: Location | null;
      participants: number | null;
      expectedDifference: number;
    }
  | {
      act: 'changeMenu';
      datetime: string;
      pricingUnitRequest: PricingUnitRequest;
      expectedDifference: number;
    }
  | { act: 'changeLines'; datetime: string; lines: ProposalLine[]; expectedDifference: number }
  | { act: 'acceptChange' | 'withdrawChange'; requestId: ChangeRequestId }
  | { act: 'refuseChange'; requestId: ChangeRequestId; reason: string };

/** Proposes other terms or answers a proposal; repeated presses are idempotent. */
export const useChangeAct = (orderId: OrderId) => {
  const [propose, proposing] = useProposeChangeMutation();
  const [accept, accepting] = useAcceptChangeMutation();
  const [refuse, refusing] = useRefuseChangeMutation();
  const [withdraw, withdrawing] = useWithdrawChangeMutation();

  const ask = (move: ChangeMove, idempotencyKey: string) => {
    if ('expectedDifference' in move) {
      const { act: _, ...body } = move;
      return propose({ params: { orderId }, idempotencyKey, body });
    }
    const params = { orderId, requestId: move.requestId };
    if (move.act === 'refuseChange') return refuse({ params, idempotencyKey, body: { reason: move.reason } });
    return move.act === 'acceptChange'
      ? accept({ params, idempotencyKey })
      : withdraw({ params, idempotencyKey });
  };
  const make = useActOnce(
    orderId,
    ask,
    (code) => code === 'lifecycle.illegal_move' || code === 'change.open',
  );
  const busy = [proposing, accepting, refusing, withdrawing].some(({ isLoading }) => isLoading);
  return { make, busy };
};
