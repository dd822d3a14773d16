import {
  acceptOffer,
  type Checkout,
  type CheckoutId,
  dropCheckout,
  placeOrder,
  readCheckout,
} from '@smachot/contracts';
import { fetchCall, useLive } from '@smachot/web-platform';
import { useMachine } from '@xstate/react';
import { useEffect, useState } from 'react';
import { fromPromise } from 'xstate';
import { checkoutFlow, isOrder, type OfferToAccept, type OrderToPlace } from './checkout.flow';

/** @param link of the proposal that is accepted; null: an order of one's own choice */
const wired = (link: string | null) =>
  checkoutFlow.provide({
    actors: {
      place: fromPromise<Checkout, { order: OrderToPlace | OfferToAccept; key: string }>(
        ({ input: { order, key } }) =>
          isOrder(order)
            ? fetchCall(placeOrder, { body: order, idempotencyKey: key })
            : fetchCall(acceptOffer, { params: { link: link! }, body: order, idempotencyKey: key }),
      ),
      read: fromPromise<Checkout, { checkoutId: CheckoutId }>(({ input, signal }) =>
        fetchCall(readCheckout, { params: input }, signal),
      ),
      drop: fromPromise<unknown, { checkoutId: CheckoutId }>(({ input }) =>
        fetchCall(dropCheckout, { params: input }),
      ),
    },
  });

/** The state machine wired to the server; it reads the checkout at once on a server hint, and on return from the bank. */
export const useCheckoutFlow = (checkoutId: CheckoutId | null, link: string | null = null) => {
  const [machine] = useState(() => wired(link));
  const [state, send] = useMachine(machine, { input: { checkoutId } });
  useLive('me', () => send({ type: 'look' }));
  useEffect(() => {
    const look = () => {
      if (document.visibilityState === 'visible') send({ type: 'look' });
    };
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [send]);
  return [state, send] as const;
};

export type CheckoutState = ReturnType<typeof useCheckoutFlow>[0];
