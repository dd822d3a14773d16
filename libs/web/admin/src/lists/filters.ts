import type * as z from 'zod/mini';

export type Filter = Readonly<Record<string, string | undefined>>;

/** The filters that an address names. What the contract does not know, or cannot read, does not narrow. */
export const readFilter = <S extends z.ZodMiniType<Filter, Filter>>(
  schema: S,
  params: URLSearchParams,
): z.output<S> => {
  const given = Object.fromEntries([...params].filter(([, value]) => value !== ''));
  const read = schema.safeParse(given);
  if (read.success) return read.data;
  const unreadable = new Set(read.error.issues.map(({ path }) => path[0]));
  return schema.parse(Object.fromEntries(Object.entries(given).filter(([name]) => !unreadable.has(name))));
};

/** The query of an address with these filters, in the order of their names, so that equal filters have equal addresses. */
export const queryOf = (filter: Filter): string =>
  new URLSearchParams(
    Object.entries(filter)
      .filter((entry): entry is [string, string] => Boolean(entry[1]))
      .toSorted(([one], [other]) => (one < other ? -1 : 1)),
  ).toString();
