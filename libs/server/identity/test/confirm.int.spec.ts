import { startSandbox } from '@smachot/sandbox';
import { UserAuthenticator } from '../src/tokens/user-authenticator';
import {
  askForCode,
  type IdentityApp,
  identityApp,
  newPhone,
  type SignedIn,
  signUp,
  verify,
} from './identity-app';

const PASSWORD = 'olives and lemons';
let on: IdentityApp;
let outside: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  outside = await startSandbox({ port: 0, smtpPort: 0, productUrl: 'http://127.0.0.1:9' });
  on = await identityApp({ settings: { SMTP_URL: outside.smtpUrl } });
});
afterAll(async () => {
  await on?.close();
  await outside?.close();
});

type Ways = { ways: string[]; email: string | null; confirmedUntil: string | null };
type Refused = { code?: string; fields?: Record<string, string> };
const ask = <T = Refused>(who: SignedIn, method: string, path: string, body?: object) =>
  on.call<T>(method, path, { bearer: who.tokens.access_token, ...(body ? { body } : {}) });
const ways = async (who: SignedIn) => (await ask<Ways>(who, 'GET', '/api/auth/confirm')).body;
const confirm = (who: SignedIn, body: object) =>
  ask<Refused & { confirmedUntil?: string }>(who, 'POST', '/api/auth/confirm', body);
const sendCode = (who: SignedIn) => ask<Refused & { email?: string }>(who, 'POST', '/api/auth/confirm/code');
const setEmail = (who: SignedIn, email: string | null) => ask(who, 'PATCH', '/api/auth/me', { email });
const setPassword = (who: SignedIn, password = PASSWORD) =>
  ask(who, 'PUT', '/api/auth/password', { password });
const codeIn = async (email: string) => {
  const answer = await fetch(`${outside.url}/_sandbox/mail?to=${encodeURIComponent(email)}`);
  const mails = (await answer.json()) as { text: string }[];
  return /\d{6}/.exec(mails.at(-1)!.text)![0];
};
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

let people = 0;
const somebody = async () => {
  const phone = newPhone();
  return { phone, email: `p${++people}@example.test`, ...(await signUp(on, phone)) };
};
const withEmail = async () => {
  const who = await somebody();
  await setEmail(who, who.email);
  await sendCode(who);
  expect((await confirm(who, { code: await codeIn(who.email) })).status).toBe(200);
  return who;
};
/** The same phone, signed in somewhere else: whoever has the number can do that. */
const again = async (phone: string): Promise<SignedIn> => {
  await on.letPass(1800);
  return (await verify(on, await askForCode(on, phone))).body as unknown as SignedIn;
};
const familyOf = async (who: SignedIn) =>
  (await on.app.get(UserAuthenticator).authenticate(who.tokens.access_token))!;
const counts = async (who: SignedIn) => on.app.get(UserAuthenticator).isConfirmed(await familyOf(who));

describe('by password', () => {
  it('counts in this place only, for ten minutes', async () => {
    const who = await somebody();
    await setPassword(who);
    expect(await ways(who)).toEqual({ ways: ['password'], email: null, confirmedUntil: null });
    const { status, body } = await confirm(who, { password: PASSWORD });
    expect(status).toBe(200);
    const left = new Date(body.confirmedUntil!).getTime() - Date.now();
    expect(left).toBeGreaterThan(590_000);
    expect(left).toBeLessThanOrEqual(601_000);
    expect(await counts(who)).toBe(true);
    expect((await ways(who)).confirmedUntil).toBe(body.confirmedUntil);
    const elsewhere = await again(who.phone);
    expect(await counts(elsewhere)).toBe(false);
    await on.source.query(
      `update identity.refresh_families set confirmed_at = confirmed_at - interval '10 minutes'`,
    );
    expect(await counts(who)).toBe(false);
  });

  it('a wrong one is the field’s fault, and may be tried a few times only', async () => {
    const who = await somebody();
    await setPassword(who);
    for (let tried = 0; tried < 10; tried++) {
      const { status, body } = await confirm(who, { password: 'wrong' });
      expect([status, body.fields]).toEqual([422, { password: 'הסיסמה אינה נכונה' }]);
    }
    expect((await confirm(who, { password: PASSWORD })).status).toBe(429);
    expect(await counts(who)).toBe(false);
  });

  it('ends with the session', async () => {
    const who = await somebody();
    await setPassword(who);
    await confirm(who, { password: PASSWORD });
    const family = await familyOf(who);
    await ask(who, 'POST', '/api/auth/logout', {});
    expect(await on.app.get(UserAuthenticator).isConfirmed(family)).toBe(false);
  });
});

describe('by a code sent to the e-mail address', () => {
  it('is good once, here, and proves the address', async () => {
    const who = await somebody();
    await setEmail(who, who.email);
    expect(await ways(who)).toMatchObject({ ways: ['email'], email: who.email });
    expect((await sendCode(who)).body).toMatchObject({ email: who.email });
    const code = await codeIn(who.email);
    const elsewhere = await again(who.phone);
    expect((await confirm(elsewhere, { code })).body.fields).toEqual({ code: expect.any(String) });
    expect((await confirm(who, { code: otherThan(code) })).body.fields).toEqual({ code: expect.any(String) });
    expect((await confirm(who, { code })).status).toBe(200);
    expect((await confirm(who, { code })).body.fields).toEqual({ code: expect.any(String) });
    expect([await counts(who), await counts(elsewhere)]).toEqual([true, false]);
    await setPassword(who);
    expect((await ways(who)).ways).toEqual(['password', 'email']);
  });

  it('is burnt after five tries', async () => {
    const who = await somebody();
    await setEmail(who, who.email);
    await sendCode(who);
    const code = await codeIn(who.email);
    for (let tried = 0; tried < 5; tried++) await confirm(who, { code: otherThan(code) });
    expect((await confirm(who, { code })).body.fields).toEqual({ code: expect.any(String) });
  });

  it('is not sent again at once, nor to nobody', async () => {
    const who = await somebody();
    expect((await sendCode(who)).body.code).toBe('confirmation.no_email');
    await setEmail(who, who.email);
    await sendCode(who);
    expect((await sendCode(who)).body.code).toBe('otp.too_soon');
  });

  it('proves nothing of an address that was changed meanwhile', async () => {
    const who = await somebody();
    await setEmail(who, who.email);
    await sendCode(who);
    const code = await codeIn(who.email);
    await setEmail(who, 'another@example.test');
    expect((await confirm(who, { code })).status).toBe(422);
    expect(await counts(who)).toBe(false);
  });
});

describe('whoever holds only the phone', () => {
  it('cannot put an address of their own in the place of a proven one, nor take it away', async () => {
    const { phone, email } = await withEmail();
    const thief = await again(phone);
    for (const other of ['thief@example.test', null]) {
      const { status, body } = await setEmail(thief, other);
      expect([status, body.code]).toEqual([403, 'auth.confirmation_required']);
    }
    expect((await setEmail(thief, email)).status).toBe(200);
    expect((await setPassword(thief)).body.code).toBe('auth.confirmation_required');
  });

  it('cannot add an address beside a password and be known by it', async () => {
    const who = await somebody();
    await setPassword(who);
    const thief = await again(who.phone);
    expect((await setEmail(thief, 'thief@example.test')).status).toBe(200);
    expect((await ways(thief)).ways).toEqual(['password']);
    expect((await sendCode(thief)).body.code).toBe('confirmation.no_email');
  });

  it('is not in the way of the person, who confirms first', async () => {
    const who = await withEmail();
    expect((await setEmail(who, 'new@example.test')).status).toBe(200);
    expect((await ways(who)).ways).toEqual(['email']);
    expect((await setPassword(who)).status).toBe(204);
    // the new address has not been shown to be theirs
    expect((await ways(who)).ways).toEqual(['password']);
  });
});
