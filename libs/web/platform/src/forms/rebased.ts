const sorted = (value: object) =>
  Object.fromEntries(Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1)));

/** The same text for the same content: a key belongs to one screen, and the database does not preserve the order of fields. */
const said = (value: unknown): string =>
  JSON.stringify(value, (name, inside: unknown) => {
    if (name === 'key') return undefined;
    return inside && typeof inside === 'object' && !Array.isArray(inside) ? sorted(inside) : inside;
  }) ?? '';

/** Which fields of two versions are not alike. */
export const differing = <V extends object>(one: V, other: V): (keyof V)[] =>
  [...new Set([...Object.keys(one), ...Object.keys(other)] as (keyof V)[])].filter(
    (name) => said(one[name]) !== said(other[name]),
  );

/** What somebody typed since `base`, put upon what somebody else has saved since: a field that both changed stays as it was typed. */
export const rebased = <V extends object>(base: V, mine: V, theirs: V): V => {
  const typed = Object.fromEntries(differing(base, mine).map((name) => [name, mine[name]]));
  return Object.fromEntries(
    Object.entries({ ...theirs, ...typed }).filter(([, value]) => value !== undefined),
  ) as V;
};

/** Whether a field was typed since `base` and also changed elsewhere, to something else. */
export const isContested = <V extends object>(base: V, mine: V, theirs: V): boolean => {
  const changed = differing(base, theirs);
  const apart = differing(mine, theirs);
  return differing(base, mine).some((name) => changed.includes(name) && apart.includes(name));
};
