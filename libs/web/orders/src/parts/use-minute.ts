import { now } from '@smachot/web-platform';
import { useEffect, useState } from 'react';

const EVERY_MS = 30_000;

/** The product's time, re-rendered twice a minute, for countdowns. */
export const useMinute = (): Date => {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), EVERY_MS);
    return () => clearInterval(timer);
  }, []);
  return at;
};
