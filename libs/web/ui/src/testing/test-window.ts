/**
 * For tests: what jsdom has no idea of. Screens are drawn as on a monitor of `width` px, and without motion: confetti wants a
 * canvas. Nothing is scrolled and nothing has a size.
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
