import { useEffect, useState } from 'react';

const WAIT_MS = 1_500;

/** Whether what is wanted beside the main thing, named by `what`, takes longer than a person should wait for it. */
export const useLate = (what: string): boolean => {
  const [late, note] = useState<string | null>(null);
  useEffect(() => {
    const timer = setTimeout(() => note(what), WAIT_MS);
    return () => clearTimeout(timer);
  }, [what]);
  return late === what;
};
