/** The path in a call's body of each form field whose name differs from it. */
export type FieldPaths<V> = Partial<Record<keyof V & string, string>>;

/** The form's field for a path of the body: the field mapped to it, to a part of it, or to the whole that holds it. */
export const fieldAt = <V>(path: string, paths: FieldPaths<V>): string => {
  const mapped = Object.entries(paths) as [field: string, path: string][];
  const found =
    mapped.find(([, known]) => known === path) ??
    mapped.find(([, known]) => path.startsWith(`${known}.`)) ??
    mapped.find(([, known]) => known.startsWith(`${path}.`));
  return found?.[0] ?? path;
};
