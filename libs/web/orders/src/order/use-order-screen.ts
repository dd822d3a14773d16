import { OrderMoveName, type Order } from '@smachot/contracts';
import { orderLifecycle } from '@smachot/lifecycles';
import { now, problemOf, useAddress } from '@smachot/web-platform';
import { useState } from 'react';
import { CHANGE_ACTS, type ChangeAct, changeActsOf } from '../changes/change-acts';
import { LINKED_ACTS, linkedActsOf, type LinkedAct } from '../linked/linked-acts';
import { useConsequencesQuery, useOrderQuery } from '../orders-api';
import { useLiveOrders, whileItFollows } from '../parts/use-live-orders';

/** One order with its available actions, kept up to date while it is open. The open dialog is in the address. */
export const useOrderScreen = (orderId: string) => {
  // a person who comes from a notification, or back from the bank, needs the current state
  const query = useOrderQuery({ params: { orderId } }, { refetchOnMountOrArgChange: true });
  const [asked, setAsked] = useAddress('move', '');
  const [stale, setStale] = useState(false);
  const order = query.data;
  useLiveOrders(whileItFollows(order));
  const moves = order && !order.readOnly ? orderLifecycle.movesFor(order.status, order.side) : [];
  const consequences = useConsequencesQuery(
    { params: { orderId } },
    { skip: moves.length === 0, refetchOnMountOrArgChange: true },
  );
  const asking = OrderMoveName.safeParse(asked);
  const move = asking.success && moves.includes(asking.data) ? asking.data : null;
  const act = LINKED_ACTS.find((one) => one === asked);
  const acts = order ? linkedActsOf(order, now()) : [];
  const change = CHANGE_ACTS.find((one) => one === asked);
  const changes = order ? changeActsOf(order, now()) : [];
  return {
    query,
    order,
    // an invalid id is treated as a missing order
    missing: query.isError && [400, 404, 422].includes(problemOf(query.error).status ?? 0),
    consequences: consequences.data?.moves,
    move,
    /** The available actions on the number of participants, and the one whose dialog is open. */
    acts,
    act: act && acts.includes(act) ? act : null,
    /** The same for its terms. */
    changes,
    change: change && changes.includes(change) ? change : null,
    ask: (wanted: OrderMoveName | LinkedAct | ChangeAct) => {
      setStale(false);
      setAsked(wanted, { push: true });
    },
    close: () => setAsked(null),
    /** Set when a transition came too late; the screen shows the fresh state. */
    stale,
    onStale: () => {
      setAsked(null);
      setStale(true);
    },
  };
};

export type OrderScreen = ReturnType<typeof useOrderScreen> & { order: Order };
