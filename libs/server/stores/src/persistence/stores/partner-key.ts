import { isId } from '@smachot/kernel';

/** The condition on a store `s`, which is named by its id or by its username, by parameter. */
export const namedBy = (partner: string, parameter: string): string =>
  isId(partner) ? `s.id = ${parameter}::uuid` : `s.username = ${parameter}`;
