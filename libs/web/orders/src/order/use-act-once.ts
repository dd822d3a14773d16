import type { Order } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { problemOf } from '@smachot/web-platform';
import { useState } from 'react';

/** `stale`: what is shown is not so any more, and is read again by itself. */
export type Outcome = { moved: Order } | { stale: true } | { problem: unknown };
type Answer = { data: Order; error?: undefined } | { data?: undefined; error: unknown };

/**
 * Makes an act about an order, once however often it is pressed: pressing again after "no response" repeats it, with
 * other content it is another act. `isStale`: by which codes of a 409 somebody was faster.
 */
export const useActOnce = <Act>(
  orderId: string,
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
