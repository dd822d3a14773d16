import { useLayoutEffect, useState, type RefObject } from 'react';

/**
 * The vertical offset of an element on the page, for virtualised lists: the window scrolls, and the content above the rows changes
 * its height.
 */
export const useOffsetOnPage = (element: RefObject<HTMLElement | null>): number => {
  const [offset, setOffset] = useState(0);
  useLayoutEffect(() => {
    const measure = () => {
      if (element.current) setOffset(element.current.getBoundingClientRect().top + window.scrollY);
    };
    measure();
    const watch = new ResizeObserver(measure);
    watch.observe(document.body);
    return () => watch.disconnect();
  }, [element]);
  return offset;
};
