import * as z from 'zod/mini';
import { call } from '../call';
import { DisplayCurrency } from '../payments/exchange-rates';
import { E164, Email, Instant, Language, line, Phone } from '../primitives';
import { ChallengeId, SessionId, UserId } from '../ids';

export const Code = z.string().check(z.regex(/^\d{6}$/, { error: 'otp.six_digits' }));
const Password = z.string().check(z.minLength(10, { error: 'password.too_short' }), z.maxLength(200));

/** The signed-in user as the access token carries it. */
export const User = z.object({
  id: UserId,
  username: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  phoneNumber: E164,
  groups: z.array(z.string()),
  email: z.nullable(z.string()),
  verified: z.boolean(),
  assignedStores: z.array(z.string()),
  /** The currency displayed beside shekels; absent until the person chose one. */
  currency: z.optional(DisplayCurrency),
});
export type User = z.infer<typeof User>;

export const Tokens = z.object({ access_token: z.string(), refresh_token: z.string() });
export type Tokens = z.infer<typeof Tokens>;

export const requestCode = call({
  id: 'identity.requestCode',
  method: 'POST',
  path: '/api/auth/otp',
  access: 'visitor',
  personal: true,
  perMinute: 20,
  body: z.object({ phone: Phone, language: z._default(Language, 'he') }),
  answer: z.object({
    challengeId: ChallengeId,
    resendAfterSeconds: z.number(),
    expiresInSeconds: z.number(),
  }),
  status: 200,
});

/** A known phone gets tokens; a new one gets a sign-up ticket; a super admin must also give a password. */
export const VerifiedCode = z.discriminatedUnion('next', [
  z.object({ next: z.literal('signed_in'), tokens: Tokens, user: User }),
  z.object({ next: z.literal('sign_up'), ticket: z.string() }),
  z.object({ next: z.literal('password'), ticket: z.string() }),
]);
export type VerifiedCode = z.infer<typeof VerifiedCode>;

export const verifyCode = call({
  id: 'identity.verifyCode',
  method: 'POST',
  path: '/api/auth/otp/verify',
  access: 'visitor',
  personal: true,
  perMinute: 30,
  body: z.object({ challengeId: ChallengeId, code: Code }),
  answer: VerifiedCode,
  status: 200,
});

export const SignUp = z.object({
  ticket: z.string().check(z.maxLength(2000)),
  firstName: line(60),
  lastName: line(60),
  email: z.optional(z.nullable(Email)),
  termsAccepted: z.literal(true, { error: 'terms.required' }),
  /** The version that was shown (`TERMS_VERSIONS`); the one in force by default. Refused when unknown (`terms.changed`). */
  termsVersion: z.optional(z.string().check(z.maxLength(20))),
});
export const signUp = call({
  id: 'identity.signUp',
  method: 'POST',
  path: '/api/auth/signup',
  access: 'visitor',
  personal: true,
  perMinute: 20,
  body: SignUp,
  answer: z.object({ tokens: Tokens, user: User }),
  status: 201,
});

/** Signs in with phone and password, or with the ticket of a verified code and a password (super admins). */
export const signInWithPassword = call({
  id: 'identity.signInWithPassword',
  method: 'POST',
  path: '/api/auth/login',
  access: 'visitor',
  personal: true,
  perMinute: 10,
  body: z.object({
    phone: z.optional(Phone),
    ticket: z.optional(z.string().check(z.maxLength(2000))),
    password: z.string().check(z.minLength(1, { error: 'field.required' }), z.maxLength(200)),
  }),
  answer: z.object({ tokens: Tokens, user: User }),
  status: 200,
});

/** Renews the tokens. The refresh token is sent as bearer, as the specification requires. */
export const refreshTokens = call({
  id: 'identity.refreshTokens',
  method: 'GET',
  path: '/api/auth/refresh',
  access: 'visitor',
  personal: true,
  perMinute: 30,
  answer: Tokens,
});

export const signOut = call({
  id: 'identity.signOut',
  method: 'POST',
  path: '/api/auth/logout',
  access: 'visitor',
  knowsAccount: true,
  personal: true,
  body: z.object({ refresh_token: z.optional(z.string().check(z.maxLength(400))) }),
  status: 204,
});

export const changePassword = call({
  id: 'identity.changePassword',
  method: 'PUT',
  path: '/api/auth/password',
  access: 'user',
  perMinute: 10,
  body: z.object({ currentPassword: z.optional(z.string().check(z.maxLength(200))), password: Password }),
  status: 204,
});

export const ConfirmationWay = z.enum(['password', 'email', 'sms']);
export type ConfirmationWay = z.infer<typeof ConfirmationWay>;
/**
 * The ways to confirm one's identity again. `sms` is only for a person with neither a password nor a proven e-mail address.
 * `email`: the address a code would be sent to; null when there is none. `confirmedUntil`: null when no confirmation is valid.
 * `together`: the password and a code are needed in one confirmation, as for every super admin.
 */
export const confirmationWays = call({
  id: 'identity.confirmationWays',
  method: 'GET',
  path: '/api/auth/confirm',
  access: 'user',
  answer: z.object({
    ways: z.array(ConfirmationWay),
    email: z.nullable(z.string()),
    confirmedUntil: z.nullable(Instant),
    together: z.boolean(),
  }),
});
/** Sends a code by e-mail or SMS; it is valid in this session only. `email`: null when it was sent by SMS. */
export const requestConfirmationCode = call({
  id: 'identity.requestConfirmationCode',
  method: 'POST',
  path: '/api/auth/confirm/code',
  access: 'user',
  perMinute: 10,
  body: z.object({ way: z._default(z.enum(['email', 'sms']), 'email') }),
  answer: z.object({
    email: z.nullable(z.string()),
    resendAfterSeconds: z.number(),
    expiresInSeconds: z.number(),
  }),
  status: 200,
});
export const ConfirmationByPassword = z.object({
  password: z.string().check(z.minLength(1, { error: 'field.required' }), z.maxLength(200)),
});
export const ConfirmationByCode = z.object({ code: Code });
export const ConfirmationByBoth = z.extend(ConfirmationByPassword, { code: Code });
/**
 * Confirms by password or code, super admins by both. An error belongs to a field, never 401. Valid for this session, for ten
 * minutes, super admins' for fifteen.
 */
export const confirmIdentity = call({
  id: 'identity.confirm',
  method: 'POST',
  path: '/api/auth/confirm',
  access: 'user',
  perMinute: 10,
  body: z.union([ConfirmationByBoth, ConfirmationByPassword, ConfirmationByCode]),
  answer: z.object({ confirmedUntil: Instant }),
  status: 200,
});

/**
 * A session, described by its browser's user agent. `network`: only the first half of its IP address.
 * `lastUsedAt`: the time of the last token renewal, which happens every half hour while the session is used.
 */
export const SignedInPlace = z.object({
  id: SessionId,
  browser: z.nullable(z.string()),
  system: z.nullable(z.string()),
  device: z.nullable(z.enum(['phone', 'tablet', 'computer'])),
  network: z.nullable(z.string()),
  since: Instant,
  lastUsedAt: Instant,
  current: z.boolean(),
});
export type SignedInPlace = z.infer<typeof SignedInPlace>;
export const listSessions = call({
  id: 'identity.listSessions',
  method: 'GET',
  path: '/api/auth/sessions',
  access: 'user',
  answer: z.object({ sessions: z.array(SignedInPlace) }),
});
export const endSession = call({
  id: 'identity.endSession',
  method: 'DELETE',
  path: '/api/auth/sessions/:sessionId',
  access: 'user',
  params: z.object({ sessionId: SessionId }),
  status: 204,
});
/** Ends all sessions, the caller's own included. */
export const endAllSessions = call({
  id: 'identity.endAllSessions',
  method: 'DELETE',
  path: '/api/auth/sessions',
  access: 'user',
  status: 204,
});

/** All data we hold about the person, as one JSON file with a section per subject. */
export const exportAccount = call({
  id: 'identity.exportAccount',
  method: 'GET',
  path: '/api/auth/me/export',
  access: 'user',
  confirmed: true,
  perMinute: 5,
  media: 'application/json; charset=utf-8',
});

export const deleteAccount = call({
  id: 'identity.deleteAccount',
  method: 'DELETE',
  path: '/api/auth/me',
  access: 'user',
  confirmed: true,
  perMinute: 5,
  status: 204,
});
