/**
 * Has the test environment close the application at the end of a spec that does not: one whose preparation failed would leave it
 * running in the process of the next spec.
 */
export const closeAtTheEnd = (app: { close: () => Promise<void> }): void => {
  const open = ((globalThis as { leftOpen?: Set<() => Promise<void>> }).leftOpen ??= new Set());
  const close = app.close.bind(app);
  const closed = (): Promise<void> => {
    open.delete(closed);
    return close();
  };
  app.close = closed;
  open.add(closed);
};
