export type Span = { top: number; height: number };

/** The index at which a row dragged by `dy` would land: after all rows whose middle it has passed. */
export const targetIndex = (spans: readonly Span[], from: number, dy: number): number => {
  const dragged = spans[from];
  if (!dragged) return from;
  const middle = dragged.top + dragged.height / 2 + dy;
  return spans.filter(({ top, height }, at) => at !== from && top + height / 2 < middle).length;
};

/** How far each makes room while one is dragged: by the height of the dragged one and the gap below it. */
export const roomFor = (spans: readonly Span[], from: number, to: number, at: number): number => {
  const dragged = spans[from];
  if (!dragged || at === from) return 0;
  const neighbour = spans[from + 1] ?? spans[from - 1];
  const gap = neighbour
    ? Math.max(
        0,
        Math.abs(neighbour.top - dragged.top) -
          (neighbour.top > dragged.top ? dragged.height : neighbour.height),
      )
    : 0;
  if (at > from && at <= to) return -(dragged.height + gap);
  if (at < from && at >= to) return dragged.height + gap;
  return 0;
};
