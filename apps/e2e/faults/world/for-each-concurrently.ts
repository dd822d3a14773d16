/** Does the same for each, so many at a time. */
export async function forEachConcurrently<T>(
  all: Iterable<T>,
  lanes: number,
  act: (one: T) => Promise<unknown>,
): Promise<void> {
  const queue = [...all].values();
  const lane = async () => {
    for (const one of queue) await act(one);
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}
