import type { ConfirmationWay } from '@smachot/contracts';

/** Seconds for which a session counts as confirmed. */
export const CONFIRMED_SECONDS = 10 * 60;

export type KnownBy = { hasPassword: boolean; email: string | null; emailVerified: boolean };

/**
 * The ways in which a person may confirm their identity again. An unverified e-mail address counts only when the account
 * has nothing else, and so does the phone: its number may have changed hands, but with nothing else an account is as safe
 * as its phone.
 */
export const waysOf = ({ hasPassword, email, emailVerified }: KnownBy): ConfirmationWay[] => [
  ...(hasPassword ? (['password'] as const) : []),
  ...(email !== null && (emailVerified || !hasPassword) ? (['email'] as const) : []),
  ...(hasPassword || emailVerified ? [] : (['sms'] as const)),
];
