import { useEffect, useState } from 'react';

const READ_MS = 1_000;

/**
 * `aria-live` of what is part of the page when that appears, and changes afterwards. A region that is live from the start is announced when it is put in,
 * over the reading of the page and out of order.
 */
export const useLive = (): 'polite' | undefined => {
  const [live, setLive] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLive(true), READ_MS);
    return () => clearTimeout(timer);
  }, []);
  return live ? 'polite' : undefined;
};
