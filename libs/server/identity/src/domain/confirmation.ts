import type { ConfirmationWay } from '@smachot/contracts';

/** How long a place counts as confirmed. */
export const CONFIRMED_SECONDS = 10 * 60;

export type KnownBy = { hasPassword: boolean; email: string | null; emailVerified: boolean };

/**
 * How somebody may show again who they are. An address nobody has shown to be theirs counts only for who has nothing else,
 * and so does the phone: its number may have changed hands, but with nothing else an account is as safe as its phone.
 */
export const waysOf = ({ hasPassword, email, emailVerified }: KnownBy): ConfirmationWay[] => [
  ...(hasPassword ? (['password'] as const) : []),
  ...(email !== null && (emailVerified || !hasPassword) ? (['email'] as const) : []),
  ...(hasPassword || emailVerified ? [] : (['sms'] as const)),
];
