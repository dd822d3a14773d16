import { type Order, type OrderId, OrderMoveName } from '@smachot/contracts';
import { orderLifecycle } from '@smachot/lifecycles';
import { now, problemOf, useAddress } from '@smachot/web-platform';
import { useState } from 'react';
import { type ChangeAct, changeActsOf } from '../changes/change-acts';
import { linkedActsOf, type LinkedAct } from '../linked/linked-acts';
import { useConsequencesQuery, useOrderQuery } from '../orders-api';
import { useLiveOrders, whileItFollows } from '../parts/use-live-orders';

type Available = {
  moves: readonly OrderMoveName[];
  /** Actions on the number of participants. */
  acts: readonly LinkedAct[];
  /** Actions on the other terms. */
  changes: readonly ChangeAct[];
};

/** The actions that this person may take on the order now. */
const availableIn = (order: Order | undefined): Available => ({
  moves: order && !order.readOnly ? orderLifecycle.movesFor(order.status, order.side) : [],
  acts: order ? linkedActsOf(order, now()) : [],
  changes: order ? changeActsOf(order, now()) : [],
});

/** The action whose dialog is open; it is in the address, and counts only while it is available. */
const actionIn = (asked: string, { moves, acts, changes }: Available) => {
  const move = OrderMoveName.safeParse(asked);
  return {
    move: move.success && moves.includes(move.data) ? move.data : null,
    act: acts.find((one) => one === asked) ?? null,
    change: changes.find((one) => one === asked) ?? null,
  };
};

/** One order with its available actions, kept up to date while it is open. The open dialog is in the address. */
export const useOrderScreen = (orderId: OrderId) => {
  // a person who comes from a notification, or back from the bank, needs the current state
  const query = useOrderQuery({ params: { orderId } }, { refetchOnMountOrArgChange: true });
  const [openedMove, setOpenedMove] = useAddress('move', '');
  const [stale, setStale] = useState(false);
  const order = query.data;
  useLiveOrders(whileItFollows(order));
  const { moves, acts, changes } = availableIn(order);
  const consequences = useConsequencesQuery(
    { params: { orderId } },
    { skip: moves.length === 0, refetchOnMountOrArgChange: true },
  );
  return {
    query,
    order,
    // an invalid id is treated as a missing order
    missing: query.isError && [400, 404, 422].includes(problemOf(query.error).status ?? 0),
    consequences: consequences.data?.moves,
    acts,
    changes,
    ...actionIn(openedMove, { moves, acts, changes }),
    ask: (wanted: OrderMoveName | LinkedAct | ChangeAct) => {
      setStale(false);
      setOpenedMove(wanted, { push: true });
    },
    close: () => setOpenedMove(null),
    /** Set when a transition came too late; the screen shows the fresh state. */
    stale,
    onStale: () => {
      setOpenedMove(null);
      setStale(true);
    },
  };
};

export type OrderScreen = ReturnType<typeof useOrderScreen> & { order: Order };
