import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** The screen of the hash may still be on its way. */
const SCROLL_TIMEOUT_MS = 2000;

/** Scrolls smoothly to `#…` after every navigation that has one, also when its screen arrives later. */
export const useHashScroll = (): void => {
  const { hash, key } = useLocation();
  useEffect(() => {
    if (!hash) return;
    const id = decodeURIComponent(hash.slice(1));
    const until = performance.now() + SCROLL_TIMEOUT_MS;
    let frame = 0;
    const look = () => {
      const target = document.getElementById(id);
      if (!target && performance.now() < until) frame = requestAnimationFrame(look);
      if (!target) return;
      const still = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
      target.scrollIntoView({ behavior: still ? 'auto' : 'smooth', block: 'start' });
    };
    look();
    return () => cancelAnimationFrame(frame);
  }, [hash, key]);
};
