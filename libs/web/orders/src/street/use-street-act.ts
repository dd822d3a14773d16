import type { OrderId } from '@smachot/contracts';
import { useActOnce } from '../order/use-act-once';
import { useAskStreetMutation, useSayStreetMutation } from './street-api';

/** `ask`: the business asks for the street. */
type StreetAct = { act: 'say'; street: string } | { act: 'ask' };

/** Saves the street of an order, or asks for it; repeated presses are idempotent. */
export const useStreetAct = (orderId: OrderId) => {
  const [say, saying] = useSayStreetMutation();
  const [askFor, asking] = useAskStreetMutation();
  const params = { orderId };
  const make = useActOnce(
    orderId,
    (move: StreetAct, idempotencyKey) =>
      move.act === 'say'
        ? say({ params, idempotencyKey, body: { street: move.street } })
        : askFor({ params, idempotencyKey }),
    (code) => code === 'lifecycle.illegal_move' || code === 'order.street_known',
  );
  return { make, busy: saying.isLoading || asking.isLoading };
};
