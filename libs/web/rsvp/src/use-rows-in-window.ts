import { usePrinting } from '@smachot/web-ui';
import { useWindowVirtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';
import { useOffsetOnPage } from './use-offset-on-page';

/** @param size of a row before it is measured, in pixels */
type Rows = { count: number; size: number; keyOf: (index: number) => string | number };

/** The rows near the visible part of the page; on paper all of them. */
export const useRowsInWindow = (list: RefObject<HTMLElement | null>, { count, size, keyOf }: Rows) => {
  const isPrinting = usePrinting();
  const scrollMargin = useOffsetOnPage(list);
  const virtual = useWindowVirtualizer({
    count,
    estimateSize: () => size,
    overscan: isPrinting ? count : 12,
    scrollMargin,
    getItemKey: keyOf,
  });
  return { virtual, items: virtual.getVirtualItems(), scrollMargin };
};
