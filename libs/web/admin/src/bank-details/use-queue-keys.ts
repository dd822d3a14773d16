import { useLayoutEffect, useRef } from 'react';
import { isTaken, queueActOf, type QueueAct } from './queue-keys';

/**
 * Runs the act of a pressed key, wherever the focus is, except in fields and dialogs. Keys of other acts are left alone.
 * The keys work from the moment their case is on the screen, not only after it was painted.
 */
export const useQueueKeys = (enabled: boolean, acts: Partial<Record<QueueAct, () => void>>): void => {
  const latest = useRef(acts);
  useLayoutEffect(() => {
    latest.current = acts;
  });
  useLayoutEffect(() => {
    if (!enabled) return;
    const onKey = (event: KeyboardEvent) => {
      const act = isTaken(event.target) ? null : queueActOf(event);
      const run = act && latest.current[act];
      if (!run) return;
      event.preventDefault();
      run();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [enabled]);
};
