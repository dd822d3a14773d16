/**
 * Does what is due one after another, or some at once where each waits for somebody else. One that fails keeps no other waiting:
 * all failures are thrown together in the end.
 */
export const forEachAlone = async <T>(
  due: readonly T[],
  act: (one: T) => Promise<unknown>,
  atOnce = 1,
): Promise<void> => {
  const queue = due.values();
  const failures: unknown[] = [];
  const lane = async () => {
    for (const one of queue) await act(one).catch((error: unknown) => failures.push(error));
  };
  await Promise.all(Array.from({ length: atOnce }, lane));
  if (failures.length) throw new AggregateError(failures, `${failures.length} of ${due.length} failed`);
};
