import * as z from 'zod/mini';
import { call } from '../call';
import { Code, OwnAccount } from './identity';

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
