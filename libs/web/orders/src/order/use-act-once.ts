import type { Order, OrderId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { problemOf } from '@smachot/web-platform';
import { useState } from 'react';

/** `stale`: the shown state is outdated, and is refetched automatically. */
export type Outcome = { moved: Order } | { stale: true } | { problem: unknown };
type Answer = { data: Order; error?: undefined } | { data?: undefined; error: unknown };

/**
 * Takes an action on an order, idempotent over repeated presses: a retry after "no response" reuses the key, while
 * other content is a new action. `isStale`: the codes of a 409 that mean another person acted first.
 */
export const useActOnce = <Act>(
  orderId: OrderId,
  ask: (act: Act, idempotencyKey: string) => Promise<Answer>,
  isStale: (code: string) => boolean,
): ((act: Act) => Promise<Outcome>) => {
  const [key, setKey] = useState({ of: '', id: '' });
  return async (act) => {
    const of = JSON.stringify([orderId, act]);
    const idempotencyKey = key.of === of ? key.id : newId();
    setKey({ of, id: idempotencyKey });
    const { data, error } = await ask(act, idempotencyKey);
    if (data) return { moved: data };
    const { status, code = '' } = problemOf(error);
    return status === 409 && isStale(code) ? { stale: true } : { problem: error };
  };
};
