/** The list with one member moved; indexes outside of it change nothing. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const next = [...list];
  if (from < 0 || from >= list.length || to < 0 || to >= list.length) return next;
  const [one] = next.splice(from, 1);
  next.splice(to, 0, one!);
  return next;
};
