import type { ConfirmationWay } from '@smachot/contracts';

/** Seconds for which a session counts as confirmed. */
export const CONFIRMED_SECONDS = 10 * 60;

/** Seconds for which a super admin's session counts as confirmed. */
export const ADMIN_CONFIRMED_SECONDS = 15 * 60;

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

/**
 * A super admin shows the password and, with it, a code: by e-mail if the address is verified, else by SMS. The address or the phone
 * alone, or a password that was read over a shoulder, changes nothing.
 */
export const adminWaysOf = ({ hasPassword, email, emailVerified }: KnownBy): ConfirmationWay[] => [
  ...(hasPassword ? (['password'] as const) : []),
  email !== null && emailVerified ? 'email' : 'sms',
];
