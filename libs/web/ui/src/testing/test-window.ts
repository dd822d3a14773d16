/**
 * For tests: stubs of browser APIs that jsdom lacks. Screens are drawn as on a monitor of `width` px, and without motion, because
 * confetti needs a canvas. Nothing is scrolled and nothing has a size.
 */
export const prepareTestWindow = (width = 1440): void => {
  window.matchMedia = (query: string) =>
    ({
      matches:
        /reduced-motion/.test(query) || Number(/min-width:\s*(\d+)/.exec(query)?.[1] ?? Infinity) <= width,
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }) as unknown as MediaQueryList;
  window.scrollTo = () => undefined;
  Element.prototype.scrollIntoView = () => undefined;
  globalThis.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
};
