import { useEffect, useRef, useState, type RefObject } from 'react';

/** Height in pixels of the product's top bar, which covers the page. */
const TOP_BAR = 61;

/** Whether the visitor has scrolled past an element. `onBack`: it is about to be in sight again. */
export const useAway = (of: RefObject<HTMLElement | null>, onBack: () => void): boolean => {
  const [away, setAway] = useState(false);
  const back = useRef(onBack);
  useEffect(() => {
    back.current = onBack;
  });
  useEffect(() => {
    if (!of.current || !('IntersectionObserver' in globalThis)) return;
    const watch = new IntersectionObserver(
      ([entry]) => {
        if (!entry) return;
        const isAway = !entry.isIntersecting && entry.boundingClientRect.top < TOP_BAR;
        if (!isAway) back.current();
        setAway(isAway);
      },
      { rootMargin: `-${TOP_BAR}px 0px 0px` },
    );
    watch.observe(of.current);
    return () => watch.disconnect();
  }, [of]);
  return away;
};
