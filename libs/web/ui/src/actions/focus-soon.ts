const GONE_MS = 150;

/**
 * Moves the focus when what had it is gone: screen readers say nothing of a focus that moves while that is being taken away. Does not scroll. Returns what
 * cancels it.
 */
export const focusSoon = (element: HTMLElement | null): (() => void) => {
  const timer = setTimeout(() => element?.focus({ preventScroll: true }), GONE_MS);
  return () => clearTimeout(timer);
};
