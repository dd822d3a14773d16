import * as z from 'zod/mini';
import { call } from '../call';
import { DisplayCurrency } from '../payments/exchange-rates';
import { Email, Language, line } from '../primitives';
import { Code, User } from './identity';

/** The person's own account, as the profile shows it. */
export const OwnAccount = z.extend(User, { emailVerified: z.boolean() });
export type OwnAccount = z.infer<typeof OwnAccount>;
export const me = call({
  id: 'identity.me',
  method: 'GET',
  path: '/api/auth/me',
  access: 'user',
  answer: OwnAccount,
});

export const ProfileChanges = z.object({
  firstName: z.optional(line(60)),
  lastName: z.optional(line(60)),
  email: z.optional(z.nullable(Email)),
  currency: z.optional(DisplayCurrency),
  /** The language of messages, mails and files for the person. */
  language: z.optional(Language),
});
export const changeProfile = call({
  id: 'identity.changeProfile',
  method: 'PATCH',
  path: '/api/auth/me',
  access: 'user',
  body: ProfileChanges,
  answer: OwnAccount,
});

/** Sends a code to the account's e-mail address, valid in this session only. Refusals: mail.no_address, those of `otp`. */
export const requestEmailCode = call({
  id: 'identity.requestEmailCode',
  method: 'POST',
  path: '/api/auth/me/email/code',
  access: 'user',
  perMinute: 10,
  answer: z.object({ email: z.string(), resendAfterSeconds: z.number(), expiresInSeconds: z.number() }),
  status: 200,
});
/** Verifies the account's e-mail address by the code; a wrong one is an error of its field. It confirms nothing else. */
export const verifyEmail = call({
  id: 'identity.verifyEmail',
  method: 'POST',
  path: '/api/auth/me/email',
  access: 'user',
  perMinute: 10,
  body: z.object({ code: Code }),
  answer: OwnAccount,
  status: 200,
});
