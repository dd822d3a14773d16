/** Groups items by a key, each group in the order of the items. */
export const groupBy = <T>(items: readonly T[], key: (item: T) => string): Map<string, T[]> => {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const its = key(item);
    const group = groups.get(its);
    if (group) group.push(item);
    else groups.set(its, [item]);
  }
  return groups;
};
