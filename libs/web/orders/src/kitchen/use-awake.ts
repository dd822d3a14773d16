import { useEffect, useState } from 'react';

/** Whether this browser can keep the screen on. */
export const canStayAwake = (): boolean => 'wakeLock' in navigator;

/**
 * Keeps the screen on while `on` and the page is seen; the browser lets go of it whenever the page is hidden. A refusal (a low battery, a policy)
 * is no fault: the screen goes off as usual. @returns whether it is kept on now
 */
export const useAwake = (on: boolean): boolean => {
  const [awake, setAwake] = useState(false);
  useEffect(() => {
    if (!on || !canStayAwake()) return undefined;
    const held = new Set<WakeLockSentinel>();
    let over = false;
    const letGo = (lock: WakeLockSentinel) => {
      held.delete(lock);
      if (!over) setAwake(held.size > 0);
    };
    const hold = async (): Promise<void> => {
      if (document.visibilityState !== 'visible') return;
      const lock = await navigator.wakeLock.request('screen').catch(() => null);
      if (!lock) return;
      if (over) return lock.release();
      held.add(lock);
      lock.addEventListener('release', () => letGo(lock));
      setAwake(true);
    };
    const again = () => void hold();
    again();
    document.addEventListener('visibilitychange', again);
    return () => {
      over = true;
      document.removeEventListener('visibilitychange', again);
      for (const lock of held) void lock.release();
      setAwake(false);
    };
  }, [on]);
  return awake;
};
