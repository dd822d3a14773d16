const ID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** A store is named by its id or by its username, which is shorter. */
export const isId = (partner: string): boolean => ID.test(partner);

/** The condition on a store `s`, by parameter. */
export const namedBy = (partner: string, parameter: string): string =>
  isId(partner) ? `s.id = ${parameter}::uuid` : `s.username = ${parameter}`;
