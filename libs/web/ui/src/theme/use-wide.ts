import { useCallback, useSyncExternalStore } from 'react';

export type Breakpoint = 600 | 905 | 1240 | 1440;

/** Whether a media query matches, from the first render on; null on a page that is rendered by the server, until the app has taken it over. */
const useKnownMedia = (query: string): boolean | null => {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia?.(query);
      list?.addEventListener('change', onChange);
      return () => list?.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore<boolean | null>(
    subscribe,
    () => window.matchMedia?.(query).matches ?? false,
    () => null,
  );
};

/**
 * Whether a media query matches. A page that was rendered by the server begins as on a phone and is drawn again once it is there.
 */
export const useMedia = (query: string): boolean => useKnownMedia(query) ?? false;

/** True from this width on. On wide screens the detail is beside the list. */
export const useWide = (from: Breakpoint = 905): boolean => useMedia(`(min-width:${from}px)`);

/**
 * The same for what moves others when it takes its place late: while the width is not known (null) both forms are drawn, and
 * styles (`only-wide`, `only-phone`) hide the one that is too much.
 */
export const useKnownWide = (from: Breakpoint = 905): boolean | null =>
  useKnownMedia(`(min-width:${from}px)`);
