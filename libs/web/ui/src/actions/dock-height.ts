import { useLayoutEffect, useRef, type RefObject } from 'react';

/** What lies along the lower edge now, and how tall it is. */
const docks = new Map<HTMLElement, number>();

const note = (): void => {
  const height = Math.max(0, ...docks.values());
  document.documentElement.style.setProperty('--dock', `${height}px`);
};

/** Tells the page, as `--dock` in px, how much of its lower edge lies under this element: what comes last keeps clear of it. */
export const useDockHeight = <E extends HTMLElement>(): RefObject<E | null> => {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const dock = ref.current;
    if (!dock) return undefined;
    const watch = new ResizeObserver(() => {
      // on wide screens some stand in the page instead
      docks.set(dock, getComputedStyle(dock).position === 'fixed' ? dock.offsetHeight : 0);
      note();
    });
    watch.observe(dock);
    return () => {
      watch.disconnect();
      docks.delete(dock);
      note();
    };
  }, []);
  return ref;
};
