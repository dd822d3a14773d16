import type { AnswerOf, readStoreHome } from '@smachot/contracts';
import { MINUTE_MS } from '@smachot/kernel';
import { now, useLive } from '@smachot/web-platform';
import { useEffect, useState } from 'react';
import { useStoreHomeQuery } from '../dashboard-api';
import { useOwnStore } from '../shell/own-store';

export type StoreHome = AnswerOf<typeof readStoreHome>;

/** The orders shown first on the store's home; read again when one of them changes its status. */
export const useStoreHome = () => {
  const { partnerUsername: partner } = useOwnStore();
  const query = useStoreHomeQuery({ params: { partner } }, { refetchOnMountOrArgChange: true });
  useLive('me', () => void query.refetch());
  return query;
};

/** Draws clocks that run down anew each minute. */
export const useClock = (): Date => {
  const [at, setAt] = useState(now);
  useEffect(() => {
    const timer = setInterval(() => setAt(now()), MINUTE_MS);
    return () => clearInterval(timer);
  }, []);
  return at;
};
