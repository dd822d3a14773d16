import { startSandbox } from '@smachot/sandbox';
import { UserAuthenticator } from '../src/tokens/user-authenticator';
import {
  confirmBySms,
  confirmed,
  type IdentityApp,
  identityApp,
  newPhone,
  notConfirmed,
  type SignedIn,
  signInAgain,
  signUp,
} from './identity-app';

const PASSWORD = 'olives and lemons';
let app: IdentityApp;
let outside: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  outside = await startSandbox({ port: 0, smtpPort: 0, productUrl: 'http://127.0.0.1:9' });
  app = await identityApp({ settings: { SMTP_URL: outside.smtpUrl } });
});
afterAll(async () => {
  await app?.close();
  await outside?.close();
});

type Ways = { ways: string[]; email: string | null; confirmedUntil: string | null };
type Refused = { code?: string; fields?: Record<string, string> };
const ask = <T = Refused>(who: SignedIn, method: string, path: string, body?: object) =>
  app.call<T>(method, path, { bearer: who.tokens.access_token, ...(body ? { body } : {}) });
const ways = async (who: SignedIn) => (await ask<Ways>(who, 'GET', '/api/auth/confirm')).body;
const confirm = (who: SignedIn, body: object) =>
  ask<Refused & { confirmedUntil?: string }>(who, 'POST', '/api/auth/confirm', body);
const sendCode = (who: SignedIn, way = 'email') =>
  ask<Refused & { email?: string }>(who, 'POST', '/api/auth/confirm/code', { way });
const changeEmail = (who: SignedIn, email: string | null) => ask(who, 'PATCH', '/api/auth/me', { email });
/** Sets the address under a confirmation that is removed afterwards. */
const setEmail = async (who: SignedIn, email: string | null) => {
  await confirmed(app, who);
  await changeEmail(who, email);
  await notConfirmed(app, who);
};
const addPassword = (who: SignedIn, password = PASSWORD) =>
  ask(who, 'PUT', '/api/auth/password', { password });
const setPassword = async (who: SignedIn) => {
  await confirmed(app, who);
  const answer = await addPassword(who);
  await notConfirmed(app, who);
  return answer;
};
const codeIn = async (email: string) => {
  const answer = await fetch(`${outside.url}/_sandbox/mail?to=${encodeURIComponent(email)}`);
  const mails = (await answer.json()) as { text: string }[];
  return /\d{6}/.exec(mails.at(-1)!.text)![0];
};
const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

let people = 0;
const somebody = async () => {
  const phone = newPhone();
  return { phone, email: `p${++people}@example.test`, ...(await signUp(app, phone)) };
};
const withEmail = async () => {
  const who = await somebody();
  await setEmail(who, who.email);
  await sendCode(who);
  expect((await confirm(who, { code: await codeIn(who.email) })).status).toBe(200);
  return who;
};
const again = (phone: string) => signInAgain(app, phone);
const familyOf = async (who: SignedIn) =>
  (await app.app.get(UserAuthenticator).authenticate(who.tokens.access_token))!;
const counts = async (who: SignedIn) => app.app.get(UserAuthenticator).isConfirmed(await familyOf(who));

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
    await app.source.query(
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
    expect(await app.app.get(UserAuthenticator).isConfirmed(family)).toBe(false);
  });
});

describe('by a code sent to the e-mail address', () => {
  it('is good once, here, and proves the address', async () => {
    const who = await somebody();
    await setEmail(who, who.email);
    expect(await ways(who)).toMatchObject({ ways: ['email', 'sms'], email: who.email });
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

describe('by a code sent to the phone', () => {
  it('is for who has neither a password nor a proven address', async () => {
    const who = await somebody();
    expect(await ways(who)).toEqual({ ways: ['sms'], email: null, confirmedUntil: null });
    await confirmBySms(app, who);
    expect(await counts(who)).toBe(true);
    expect((await addPassword(who)).status).toBe(204);
    expect((await sendCode(who, 'sms')).body.code).toBe('confirmation.not_by_sms');
    const proven = await withEmail();
    expect((await sendCode(proven, 'sms')).body.code).toBe('confirmation.not_by_sms');
  });

  it('is good no more once there is something better', async () => {
    const who = await somebody();
    await sendCode(who, 'sms');
    const code = app.inbox.codeFor(who.phone);
    await setPassword(who);
    expect((await confirm(who, { code })).body.code).toBe('confirmation.no_email');
    expect(await counts(who)).toBe(false);
  });
});

describe('a stolen session', () => {
  it('sets neither a first password nor a first address, nor exports or deletes the account', async () => {
    const who = await somebody();
    for (const refused of [
      await addPassword(who),
      await changeEmail(who, 'thief@example.test'),
      await ask(who, 'GET', '/api/auth/me/export'),
      await ask(who, 'DELETE', '/api/auth/me'),
    ])
      expect([refused.status, refused.body.code]).toEqual([403, 'auth.confirmation_required']);
    expect((await ask<{ email: null }>(who, 'GET', '/api/auth/me')).body.email).toBeNull();
  });

  it('replaces no address, not an unproven one either', async () => {
    const who = await somebody();
    await setEmail(who, who.email);
    expect((await changeEmail(who, 'thief@example.test')).body.code).toBe('auth.confirmation_required');
  });
});

describe('the owner', () => {
  const mails = async (email: string) =>
    (
      (await (await fetch(`${outside.url}/_sandbox/mail?to=${encodeURIComponent(email)}`)).json()) as {
        text: string;
      }[]
    ).map(({ text }) => text);

  it('hears at the old address that it was replaced, and of a password', async () => {
    const who = await withEmail();
    await setEmail(who, 'new-address@example.test');
    await app.drain();
    expect((await mails(who.email)).at(-1)).toContain('הוחלפה באחרת');
    expect(await mails('new-address@example.test')).toEqual([]);
    await setPassword(who);
    await app.drain();
    expect((await mails('new-address@example.test')).at(-1)).toContain('נקבעה סיסמה');
    expect(
      await app.source.query('select * from identity.security_notices where user_id = $1', [who.user.id]),
    ).toEqual([]);
  });

  it('hears by SMS when there is no address', async () => {
    const who = await somebody();
    await setPassword(who);
    await app.drain();
    expect(app.inbox.messages.filter(({ to }) => to === who.phone).at(-1)!.text).toContain('נקבעה סיסמה');
  });
});

describe('whoever holds only the phone', () => {
  it('cannot put an address of their own in the place of a proven one, nor take it away', async () => {
    const { phone, email } = await withEmail();
    const thief = await again(phone);
    for (const other of ['thief@example.test', null]) {
      const { status, body } = await changeEmail(thief, other);
      expect([status, body.code]).toEqual([403, 'auth.confirmation_required']);
    }
    expect((await changeEmail(thief, email)).status).toBe(200);
    expect((await addPassword(thief)).body.code).toBe('auth.confirmation_required');
  });

  it('cannot add an address beside a password and be known by it', async () => {
    const who = await somebody();
    await setPassword(who);
    const thief = await again(who.phone);
    expect((await changeEmail(thief, 'thief@example.test')).body.code).toBe('auth.confirmation_required');
    for (const way of ['email', 'sms']) expect((await sendCode(thief, way)).status).toBe(409);
    expect((await ways(thief)).ways).toEqual(['password']);
  });

  it('is not in the way of the person, who confirms first', async () => {
    const who = await withEmail();
    await confirmed(app, who);
    expect((await changeEmail(who, 'new@example.test')).status).toBe(200);
    expect((await ways(who)).ways).toEqual(['email', 'sms']);
    expect((await addPassword(who)).status).toBe(204);
    // the new address has not been verified
    expect((await ways(who)).ways).toEqual(['password']);
  });
});
