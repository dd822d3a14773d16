import { startSandbox } from '@smachot/sandbox';
import { UserAuthenticator } from '../src/tokens/user-authenticator';
import { confirmBySms, confirmed, type IdentityApp, identityApp } from './identity-app';
import { confirmationCalls, PASSWORD } from './confirmation-calls';

let app: IdentityApp;
let calls: ReturnType<typeof confirmationCalls>;
let outside: Awaited<ReturnType<typeof startSandbox>>;
beforeAll(async () => {
  outside = await startSandbox({ port: 0, smtpPort: 0, productUrl: 'http://127.0.0.1:9' });
  app = await identityApp({ settings: { SMTP_URL: outside.smtpUrl } });
  calls = confirmationCalls(app, outside);
});
afterAll(async () => {
  await app?.close();
  await outside?.close();
});

const otherThan = (code: string) => (code === '111111' ? '222222' : '111111');

describe('by password', () => {
  it('counts in this place only, for ten minutes', async () => {
    const person = await calls.signedUpPerson();
    await calls.setPassword(person);
    expect(await calls.ways(person)).toEqual({
      ways: ['password'],
      email: null,
      confirmedUntil: null,
      together: false,
    });
    const { status, body } = await calls.confirm(person, { password: PASSWORD });
    expect(status).toBe(200);
    const left = new Date(body.confirmedUntil!).getTime() - Date.now();
    expect(left).toBeGreaterThan(590_000);
    expect(left).toBeLessThanOrEqual(601_000);
    expect(await calls.counts(person)).toBe(true);
    expect((await calls.ways(person)).confirmedUntil).toBe(body.confirmedUntil);
    const elsewhere = await calls.again(person.phone);
    expect(await calls.counts(elsewhere)).toBe(false);
    await app.source.query(
      `update identity.refresh_families set confirmed_at = confirmed_at - interval '10 minutes'`,
    );
    expect(await calls.counts(person)).toBe(false);
  });

  it('a wrong one is the field’s fault, and may be tried a few times only', async () => {
    const person = await calls.signedUpPerson();
    await calls.setPassword(person);
    for (let tried = 0; tried < 10; tried++) {
      const { status, body } = await calls.confirm(person, { password: 'wrong' });
      expect([status, body.fields]).toEqual([422, { password: 'הסיסמה אינה נכונה' }]);
    }
    expect((await calls.confirm(person, { password: PASSWORD })).status).toBe(429);
    expect(await calls.counts(person)).toBe(false);
  });

  it('ends with the session', async () => {
    const person = await calls.signedUpPerson();
    await calls.setPassword(person);
    await calls.confirm(person, { password: PASSWORD });
    const family = await calls.familyOf(person);
    await calls.ask(person, 'POST', '/api/auth/logout', {});
    expect(await app.app.get(UserAuthenticator).isConfirmed(family)).toBe(false);
  });
});

describe('by a code sent to the e-mail address', () => {
  it('is good once, here, and proves the address', async () => {
    const person = await calls.signedUpPerson();
    await calls.setEmail(person, person.email);
    expect(await calls.ways(person)).toMatchObject({ ways: ['email', 'sms'], email: person.email });
    expect((await calls.sendCode(person)).body).toMatchObject({ email: person.email });
    const code = await calls.codeIn(person.email);
    const elsewhere = await calls.again(person.phone);
    expect((await calls.confirm(elsewhere, { code })).body.fields).toEqual({ code: expect.any(String) });
    expect((await calls.confirm(person, { code: otherThan(code) })).body.fields).toEqual({
      code: expect.any(String),
    });
    expect((await calls.confirm(person, { code })).status).toBe(200);
    expect((await calls.confirm(person, { code })).body.fields).toEqual({ code: expect.any(String) });
    expect([await calls.counts(person), await calls.counts(elsewhere)]).toEqual([true, false]);
    await calls.setPassword(person);
    expect((await calls.ways(person)).ways).toEqual(['password', 'email']);
  });

  it('is burnt after five tries', async () => {
    const person = await calls.signedUpPerson();
    await calls.setEmail(person, person.email);
    await calls.sendCode(person);
    const code = await calls.codeIn(person.email);
    for (let tried = 0; tried < 5; tried++) await calls.confirm(person, { code: otherThan(code) });
    expect((await calls.confirm(person, { code })).body.fields).toEqual({ code: expect.any(String) });
  });

  it('is not sent again at once, nor to nobody', async () => {
    const person = await calls.signedUpPerson();
    expect((await calls.sendCode(person)).body.code).toBe('confirmation.no_email');
    await calls.setEmail(person, person.email);
    await calls.sendCode(person);
    expect((await calls.sendCode(person)).body.code).toBe('otp.too_soon');
  });

  it('proves nothing of an address that was changed meanwhile', async () => {
    const person = await calls.signedUpPerson();
    await calls.setEmail(person, person.email);
    await calls.sendCode(person);
    const code = await calls.codeIn(person.email);
    await calls.setEmail(person, 'another@example.test');
    expect((await calls.confirm(person, { code })).status).toBe(422);
    expect(await calls.counts(person)).toBe(false);
  });
});

describe('by a code sent to the phone', () => {
  it('is for a person who has neither a password nor a proven address', async () => {
    const person = await calls.signedUpPerson();
    expect(await calls.ways(person)).toEqual({
      ways: ['sms'],
      email: null,
      confirmedUntil: null,
      together: false,
    });
    await confirmBySms(app, person);
    expect(await calls.counts(person)).toBe(true);
    expect((await calls.addPassword(person)).status).toBe(204);
    expect((await calls.sendCode(person, 'sms')).body.code).toBe('confirmation.not_by_sms');
    const proven = await calls.withEmail();
    expect((await calls.sendCode(proven, 'sms')).body.code).toBe('confirmation.not_by_sms');
  });

  it('is good no more once there is something better', async () => {
    const person = await calls.signedUpPerson();
    await calls.sendCode(person, 'sms');
    const code = app.inbox.codeFor(person.phone);
    await calls.setPassword(person);
    expect((await calls.confirm(person, { code })).body.code).toBe('confirmation.no_email');
    expect(await calls.counts(person)).toBe(false);
  });
});

describe('a super admin', () => {
  const superAdmin = async () => {
    const person = await calls.signedUpPerson();
    await calls.setPassword(person);
    await app.source.query(`update identity.users set groups = '{super-admin}' where id = $1`, [
      person.user.id,
    ]);
    app.app.get(UserAuthenticator).forget();
    return person;
  };
  const older = (minutes: number) =>
    app.source.query(
      `update identity.refresh_families set confirmed_at = confirmed_at - make_interval(mins => $1)`,
      [minutes],
    );

  it('shows the password and a code in one, every quarter of an hour', async () => {
    const person = await superAdmin();
    expect(await calls.ways(person)).toEqual({
      ways: ['password', 'sms'],
      email: null,
      confirmedUntil: null,
      together: true,
    });
    await calls.sendCode(person, 'sms');
    const code = app.inbox.codeFor(person.phone);
    expect((await calls.confirm(person, { password: PASSWORD })).body.fields).toEqual({
      code: expect.any(String),
    });
    expect((await calls.confirm(person, { code })).body.fields).toEqual({ password: expect.any(String) });
    expect(await calls.counts(person)).toBe(false);
    expect((await calls.confirm(person, { password: PASSWORD, code: otherThan(code) })).status).toBe(422);
    const { body } = await calls.confirm(person, { password: PASSWORD, code });
    const left = new Date(body.confirmedUntil!).getTime() - Date.now();
    expect(left).toBeGreaterThan(890_000);
    expect(left).toBeLessThanOrEqual(901_000);
    await older(14);
    expect(await calls.counts(person)).toBe(true);
    await older(2);
    expect(await calls.counts(person)).toBe(false);
    expect((await calls.confirm(person, { password: PASSWORD, code })).status).toBe(422);
  });
});

describe('a stolen session', () => {
  it('sets neither a first password nor a first address, nor exports or deletes the account', async () => {
    const person = await calls.signedUpPerson();
    for (const refused of [
      await calls.addPassword(person),
      await calls.changeEmail(person, 'thief@example.test'),
      await calls.ask(person, 'GET', '/api/auth/me/export'),
      await calls.ask(person, 'DELETE', '/api/auth/me'),
    ])
      expect([refused.status, refused.body.code]).toEqual([403, 'auth.confirmation_required']);
    expect((await calls.ask<{ email: null }>(person, 'GET', '/api/auth/me')).body.email).toBeNull();
  });

  it('replaces no address, not an unproven one either', async () => {
    const person = await calls.signedUpPerson();
    await calls.setEmail(person, person.email);
    expect((await calls.changeEmail(person, 'thief@example.test')).body.code).toBe(
      'auth.confirmation_required',
    );
  });
});

describe('the owner', () => {
  it('hears at the old address that it was replaced, and of a password', async () => {
    const person = await calls.withEmail();
    await calls.setEmail(person, 'new-address@example.test');
    await app.drain();
    expect((await calls.mails(person.email)).at(-1)).toContain('הוחלפה באחרת');
    expect(await calls.mails('new-address@example.test')).toEqual([]);
    const proven = await calls.withEmail();
    await calls.setPassword(proven);
    await app.drain();
    expect((await calls.mails(proven.email)).at(-1)).toContain('נקבעה סיסמה');
    expect(
      await app.source.query('select * from identity.security_notices where user_id = $1', [proven.user.id]),
    ).toEqual([]);
  });

  it('hears by SMS when there is no address, or none that was proven', async () => {
    const person = await calls.signedUpPerson();
    const received = () => app.inbox.messages.filter(({ to }) => to === person.phone).map(({ text }) => text);
    await calls.setPassword(person);
    await app.drain();
    expect(received().at(-1)).toContain('נקבעה סיסמה');
    for (const mistyped of [person.email, `right-${person.email}`]) await calls.setEmail(person, mistyped);
    await app.drain();
    expect(received().join()).toContain('הוחלפה באחרת');
    expect(await calls.mails(person.email)).toEqual([]);
  });
});

describe('whoever holds only the phone', () => {
  it('cannot put an address of their own in the place of a proven one, nor take it away', async () => {
    const { phone, email } = await calls.withEmail();
    const thief = await calls.again(phone);
    for (const other of ['thief@example.test', null]) {
      const { status, body } = await calls.changeEmail(thief, other);
      expect([status, body.code]).toEqual([403, 'auth.confirmation_required']);
    }
    expect((await calls.changeEmail(thief, email)).status).toBe(200);
    expect((await calls.addPassword(thief)).body.code).toBe('auth.confirmation_required');
  });

  it('cannot add an address beside a password and be known by it', async () => {
    const person = await calls.signedUpPerson();
    await calls.setPassword(person);
    const thief = await calls.again(person.phone);
    expect((await calls.changeEmail(thief, 'thief@example.test')).body.code).toBe(
      'auth.confirmation_required',
    );
    for (const way of ['email', 'sms']) expect((await calls.sendCode(thief, way)).status).toBe(409);
    expect((await calls.ways(thief)).ways).toEqual(['password']);
  });

  it('is not in the way of the person, who confirms first', async () => {
    const person = await calls.withEmail();
    await confirmed(app, person);
    expect((await calls.changeEmail(person, 'new@example.test')).status).toBe(200);
    expect((await calls.ways(person)).ways).toEqual(['email', 'sms']);
    expect((await calls.addPassword(person)).status).toBe(204);
    // the new address has not been verified
    expect((await calls.ways(person)).ways).toEqual(['password']);
  });
});
