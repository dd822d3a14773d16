import { useLayoutEffect, useRef, type RefObject } from 'react';

/** Heights of the docks along the lower edge of the window, and separately of the elements that float above them. */
const docks = new Map<HTMLElement, number>();
const floats = new Map<HTMLElement, number>();

const tallest = (of: Map<HTMLElement, number>): number => Math.max(0, ...of.values());

const note = (): void => {
  const { style } = document.documentElement;
  style.setProperty('--dock', `${tallest(docks)}px`);
  style.setProperty('--dock-all', `${tallest(docks) + tallest(floats)}px`);
};

const useNotedHeight = <E extends HTMLElement>(
  noted: Map<HTMLElement, number>,
  heightOf: (element: E) => number,
): RefObject<E | null> => {
  const ref = useRef<E>(null);
  useLayoutEffect(() => {
    const element = ref.current;
    if (!element) return undefined;
    const watch = new ResizeObserver(() => {
      noted.set(element, heightOf(element));
      note();
    });
    watch.observe(element);
    return () => {
      watch.disconnect();
      noted.delete(element);
      note();
    };
  }, [noted, heightOf]);
  return ref;
};

/** On wide screens some docks are in the flow of the page instead. */
const dockHeight = (element: HTMLElement): number =>
  getComputedStyle(element).position === 'fixed' ? element.offsetHeight : 0;

/** Gap in px between a floating element and the dock under it; it counts as part of the element's height. */
const FLOAT_GAP = 12;
const floatHeight = (element: HTMLElement): number => element.offsetHeight + FLOAT_GAP;

/** Sets `--dock` on the page: the height in px of the lower edge that this element covers. The end of the page keeps clear of it. */
export const useDockHeight = <E extends HTMLElement>(): RefObject<E | null> =>
  useNotedHeight<E>(docks, dockHeight);

/** The same of something that floats above the lower edge and above every dock: `--dock-all` counts both. */
export const useFloatHeight = <E extends HTMLElement>(): RefObject<E | null> =>
  useNotedHeight<E>(floats, floatHeight);
