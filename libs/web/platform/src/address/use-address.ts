import { useCallback } from 'react';
import { useAddressParams } from './use-address-params';

type SetAddress<V extends string> = (value: V | null, how?: { push?: boolean }) => void;

/**
 * One parameter of the query string as state: filters, tabs, dialogs and steps survive a reload and can be shared. The fallback
 * is not written. `useAddress<'all' | 'mine'>('tab', 'all')`. `push` makes "back" undo it (dialogs, steps); otherwise the entry
 * is replaced.
 */
export const useAddress = <V extends string = string>(
  name: string,
  fallback: NoInfer<V>,
): [V, SetAddress<V>] => {
  const [search, setSearch] = useAddressParams();
  const set = useCallback<SetAddress<V>>(
    (value, how) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          if (value === null || value === fallback) next.delete(name);
          else next.set(name, value);
          return next;
        },
        { replace: !how?.push, preventScrollReset: true },
      ),
    [name, fallback, setSearch],
  );
  return [(search.get(name) as V | null) ?? fallback, set];
};
