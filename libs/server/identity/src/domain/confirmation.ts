import type { ConfirmationWay } from '@smachot/contracts';

/** How long a place counts as confirmed. */
export const CONFIRMED_SECONDS = 10 * 60;

export type KnownBy = { hasPassword: boolean; email: string | null; emailVerified: boolean };

/**
 * How somebody may show again who they are. An address nobody has shown to be theirs counts only for who has nothing else:
 * whoever got hold of a phone number must not add an address of their own and be known by that.
 */
export const waysOf = ({ hasPassword, email, emailVerified }: KnownBy): ConfirmationWay[] => {
  const byMail = email !== null && (emailVerified || !hasPassword);
  return [...(hasPassword ? (['password'] as const) : []), ...(byMail ? (['email'] as const) : [])];
};
