import { Passwords } from '../src/passwords/passwords';
import {
  askForCode,
  confirmBySms,
  freshIp,
  type IdentityApp,
  identityApp,
  newPhone,
  refresh,
  type SignedIn,
  signUp,
  verify,
} from './identity-app';

const PASSWORD = 'olives and lemons';
let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(() => app.close());

const login = (body: object, ip?: string) =>
  app.call<SignedIn & { code?: string }>('POST', '/api/auth/login', { body, ...(ip ? { ip } : {}) });
const setPassword = (bearer: string, body: object) =>
  app.call<{ code?: string }>('PUT', '/api/auth/password', { bearer, body });

const hostWithPassword = async (ip?: string) => {
  const phone = newPhone();
  const signedIn = await signUp(app, phone, ip ? { ip } : {});
  await confirmBySms(app, signedIn);
  expect((await setPassword(signedIn.tokens.access_token, { password: PASSWORD })).status).toBe(204);
  return { phone, ...signedIn };
};
const superAdmin = async () => {
  const host = await hostWithPassword();
  await app.source.query(`update identity.users set groups = '{super-admin}' where id = $1`, [host.user.id]);
  await app.letPass(1800);
  return host;
};

describe('signing in by password', () => {
  it('works with phone and password', async () => {
    const { phone, user } = await hostWithPassword();
    const signedIn = await login({ phone, password: PASSWORD });
    expect([signedIn.status, signedIn.body.user]).toEqual([200, user]);
    expect((await refresh(app, signedIn.body.tokens.refresh_token)).status).toBe(200);
  });

  it('says the same for an unknown phone, no password, a wrong one, a blocked person and a super admin', async () => {
    const { phone: withPassword } = await hostWithPassword();
    const { phone: blocked, user } = await hostWithPassword();
    await app.source.query('update identity.users set blocked_at = now() where id = $1', [user.id]);
    const { phone: admin } = await superAdmin();
    const without = newPhone();
    await signUp(app, without);
    const attempts = [
      { phone: newPhone(), password: PASSWORD },
      { phone: without, password: PASSWORD },
      { phone: withPassword, password: 'wrong' },
      { phone: blocked, password: PASSWORD },
      { phone: admin, password: PASSWORD },
    ];
    for (const attempt of attempts) {
      const { status, body } = await login(attempt);
      expect({ status, body: { ...body, requestId: '' } }).toEqual({
        status: 401,
        body: {
          error: 'InvalidCredentialsException',
          code: 'auth.invalid_credentials',
          message: expect.any(String),
          requestId: '',
        },
      });
    }
  });

  it('compares with a hash that is as costly for a phone nobody has', async () => {
    const { phone } = await hostWithPassword();
    const passwords = app.app.get(Passwords, { strict: false });
    const nobodys = Reflect.get(passwords, 'nobodys') as Promise<string>;
    const costOf = (hash: string) => hash.split('$').slice(1, 4);
    const [stored] = await app.source.query<{ hash: string }[]>(
      'select hash from identity.passwords limit 1',
    );
    expect(costOf(await nobodys)).toEqual(costOf(stored!.hash));
    let compared = 0;
    const counted = {
      then: (...heard: Parameters<typeof nobodys.then>) => ((compared += 1), nobodys.then(...heard)),
    };
    Reflect.set(passwords, 'nobodys', counted);
    await login({ phone, password: 'wrong' });
    expect(compared).toBe(0);
    await login({ phone: newPhone(), password: 'wrong' });
    expect(compared).toBe(1);
    Reflect.set(passwords, 'nobodys', nobodys);
  });

  it('closes to a network for a quarter of an hour after ten wrong passwords, tried at once or not', async () => {
    const { phone } = await hostWithPassword();
    const ip = freshIp();
    await Promise.all(Array.from({ length: 10 }, (_, i) => login({ phone, password: `guess ${i}` }, ip)));
    await app.forgetRequests('identity.signInWithPassword');
    expect((await login({ phone, password: PASSWORD }, ip)).status).toBe(401);
    await app.source.query(
      `update identity.password_attempts set failed_at = failed_at - interval '16 minutes'`,
    );
    expect((await login({ phone, password: PASSWORD }, ip)).status).toBe(200);
  });

  it('stays open to its owner, whatever strangers try, from one network or many', async () => {
    const home = freshIp();
    const { phone } = await hostWithPassword(home);
    for (let i = 0; i < 11; i++) await login({ phone, password: 'guess' }, '203.0.113.9');
    for (let i = 0; i < 45; i++) await login({ phone, password: 'guess' });
    // many networks are no more guesses than a few
    expect((await login({ phone, password: PASSWORD })).status).toBe(401);
    expect((await login({ phone, password: PASSWORD }, home)).status).toBe(200);
  });

  it('asks for the phone when there is neither phone nor ticket', async () => {
    expect((await login({ password: PASSWORD })).status).toBe(422);
  });
});

describe('a super admin', () => {
  it('needs the code and the password', async () => {
    const { phone, user } = await superAdmin();
    const verified = await verify(app, await askForCode(app, phone));
    expect(verified.body).toEqual({ next: 'password', ticket: expect.any(String) });
    const { ticket } = verified.body as { ticket: string };
    expect((await login({ ticket, password: 'wrong' })).body.code).toBe('auth.invalid_credentials');
    const signedIn = await login({ ticket, password: PASSWORD });
    expect([signedIn.status, signedIn.body.user]).toEqual([200, { ...user, groups: ['super-admin'] }]);
    expect((await login({ ticket, password: PASSWORD })).body.code).toBe('auth.ticket_invalid');
    const acts = await app.source.query(
      'select act from identity.audit_log where subject_id = $1 order by id',
      [user.id],
    );
    expect(acts.map(({ act }: { act: string }) => act)).toEqual([
      'signed_up',
      'confirmed',
      'password_changed',
      'password_refused',
      'signed_in',
    ]);
  });

  it('gets five passwords for one code, and cannot sign up with the ticket', async () => {
    const { phone } = await superAdmin();
    const { ticket } = (await verify(app, await askForCode(app, phone))).body as { ticket: string };
    const signUpWithIt = { ticket, firstName: 'x', lastName: 'y', termsAccepted: true };
    expect((await app.call('POST', '/api/auth/signup', { body: signUpWithIt })).status).toBe(401);
    for (let i = 0; i < 5; i++)
      expect((await login({ ticket, password: 'wrong' })).body.code).toBe('auth.invalid_credentials');
    expect((await login({ ticket, password: PASSWORD })).body.code).toBe('auth.ticket_invalid');
  });
});

describe('changing the password', () => {
  it('needs the present one, and signs out every other place', async () => {
    const { phone, tokens } = await hostWithPassword();
    const elsewhere = await login({ phone, password: PASSWORD });
    const without = await setPassword(tokens.access_token, { password: 'a new long one' });
    expect([without.status, without.body]).toEqual([
      422,
      expect.objectContaining({ fields: { currentPassword: expect.any(String) } }),
    ]);
    const wrong = await setPassword(tokens.access_token, {
      currentPassword: 'wrong',
      password: 'a new long one',
    });
    expect(wrong.status).toBe(422);
    expect(
      (await setPassword(tokens.access_token, { currentPassword: PASSWORD, password: 'a new long one' }))
        .status,
    ).toBe(204);
    expect((await refresh(app, elsewhere.body.tokens.refresh_token)).status).toBe(401);
    expect((await refresh(app, tokens.refresh_token)).status).toBe(200);
    expect((await login({ phone, password: PASSWORD })).status).toBe(401);
    expect((await login({ phone, password: 'a new long one' })).status).toBe(200);
  });

  it.each([
    ['fewer than ten characters', 'too short'],
    ['digits only', '8472910385'],
    ['blanks only', '            '],
    ['a common one', 'password123'],
    ['the person’s name', 'ברק נועה 12'],
  ])('refuses %s', async (_, password) => {
    const who = await signUp(app);
    await confirmBySms(app, who);
    const { status, body } = await app.call<{ fields: object }>('PUT', '/api/auth/password', {
      bearer: who.tokens.access_token,
      body: { password },
    });
    expect([status, body.fields]).toEqual([422, { password: expect.any(String) }]);
  });

  it('refuses the phone', async () => {
    const who = await signUp(app);
    await confirmBySms(app, who);
    const password = who.user.phoneNumber.replace('+972', '0');
    expect((await setPassword(who.tokens.access_token, { password })).status).toBe(422);
  });
});
