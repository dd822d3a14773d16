import { ExpiryRepository } from '../src/persistence/expiry.repository';
import { type AnswerOf, jobsOn, type readTermsAcceptance, TERMS_VERSION } from '@smachot/contracts';
import {
  AccountExport,
  AccountHolds,
  DEMO_ADMIN_ID,
  DEMO_HOST_ID,
  identityPersistence,
  seedIdentityDemo,
  UserDirectory,
} from '../src';
import {
  type RequestedCode,
  askForCode,
  confirmed,
  freshIp,
  type IdentityApp,
  identityApp,
  newPhone,
  refresh,
  signInAgain,
  signUp,
  verify,
} from './identity-app';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(() => app.close());

describe('the schema', () => {
  it('is the one the entities describe', async () => {
    const { upQueries } = await app.source.driver.createSchemaBuilder().log();
    expect(upQueries.map(({ query }) => query).filter((query) => query.includes('identity'))).toEqual([]);
    expect(identityPersistence.schema).toBe('identity');
  });
});

describe('the terms of service', () => {
  it('are accepted with their version at sign-up, again when asked for, and no unknown version is', async () => {
    const { tokens, user } = await signUp(app, newPhone());
    const bearer = tokens.access_token;
    const read = () => app.call<AnswerOf<typeof readTermsAcceptance>>('GET', '/api/auth/terms', { bearer });
    const accept = (version: string) =>
      app.call<{ code?: string }>('POST', '/api/auth/terms', { bearer, body: { version } });
    const noted = () =>
      app.source.query<{ version: string }[]>(
        'select version from identity.terms_acceptances where user_id = $1',
        [user.id],
      );
    expect((await read()).body).toEqual({
      version: TERMS_VERSION,
      accepted: TERMS_VERSION,
      mustAccept: false,
    });
    expect(await noted()).toEqual([{ version: TERMS_VERSION }]);

    // an account of a version that is no longer known, as a later material version finds it
    await app.source.query(`update identity.users set terms_version = '2020-01-01' where id = $1`, [user.id]);
    expect((await read()).body).toMatchObject({ accepted: '2020-01-01', mustAccept: true });
    expect((await accept('2020-01-01')).body).toMatchObject({ code: 'terms.changed' });
    expect((await accept(TERMS_VERSION)).status).toBe(204);
    expect((await accept(TERMS_VERSION)).status).toBe(204);
    expect((await read()).body.mustAccept).toBe(false);
    expect(await noted()).toHaveLength(2);

    const closedFor = async (years: number) => {
      await app.source.query(
        `update identity.users set deleted_at = now() - make_interval(years => $2) where id = $1`,
        [user.id, years],
      );
      await app.app.get(ExpiryRepository).deleteExpired();
      return noted();
    };
    expect(await closedFor(6)).toHaveLength(2);
    expect(await closedFor(8)).toEqual([]);
  });
});

describe('the profile', () => {
  it('keeps the currency the person chose, for the next sign-in', async () => {
    const phone = newPhone();
    const who = await signUp(app, phone);
    expect(who.user).not.toHaveProperty('currency');
    const bearer = who.tokens.access_token;
    const changed = await app.call<{ currency: string }>('PATCH', '/api/auth/me', {
      body: { currency: 'EUR' },
      bearer,
    });
    expect(changed.body).toMatchObject({ currency: 'EUR', firstName: who.user.firstName });
    expect((await app.call('PATCH', '/api/auth/me', { body: { currency: 'GBP' }, bearer })).status).toBe(422);
    expect((await signInAgain(app, phone)).user).toMatchObject({ currency: 'EUR' });
  });

  it('changes what is given and nothing else', async () => {
    const who = await signUp(app);
    const { tokens, user } = who;
    await confirmed(app, who);
    const changed = await app.call('PATCH', '/api/auth/me', {
      bearer: tokens.access_token,
      body: { lastName: 'לוי', email: 'noa@smachot.example' },
    });
    const expected = { ...user, lastName: 'לוי', email: 'noa@smachot.example', emailVerified: false };
    expect([changed.status, changed.body]).toEqual([200, expected]);
    expect((await app.call('GET', '/api/auth/me', { bearer: tokens.access_token })).body).toEqual(expected);
  });

  it('is nobody else’s business', async () => {
    for (const [method, path] of [
      ['GET', '/api/auth/me'],
      ['GET', '/api/auth/me/export'],
      ['DELETE', '/api/auth/me'],
    ] as const)
      expect((await app.call(method, path)).status).toBe(401);
  });
});

describe('the export', () => {
  it('holds what we know of the person, what other contexts add, and no secret', async () => {
    const phone = newPhone();
    const who = await signUp(app, phone);
    const { tokens, user } = who;
    await confirmed(app, who);
    app.app.get(AccountExport).contribute('greetings', async (userId) => [`hello ${userId}`]);
    const { status, body } = await app.call('GET', '/api/auth/me/export', { bearer: tokens.access_token });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      account: { id: user.id, phone: user.phoneNumber, firstName: 'נועה' },
      sessions: [{ endedAt: null }],
      history: [{ act: 'signed_up' }, { act: 'account_exported' }],
      greetings: [`hello ${user.id}`],
    });
    expect(JSON.stringify(body)).not.toMatch(/hash|salt|mac/i);
  });
});

describe('deleting the account', () => {
  it('erases the person, keeps the id, tells the others, and ends every session', async () => {
    const phone = newPhone();
    const who = await signUp(app, phone);
    const { tokens, user } = who;
    await confirmed(app, who);
    await app.letPass(30);
    const open = await askForCode(app, phone);
    expect((await app.call('DELETE', '/api/auth/me', { bearer: tokens.access_token })).status).toBe(204);

    const everything = await app.source.query(
      `select u::text as row from identity.users u where id = $1
       union all select c::text from identity.otp_challenges c union all select a::text from identity.audit_log a where subject_id = $1`,
      [user.id],
    );
    expect(JSON.stringify(everything)).not.toMatch(new RegExp(`${phone.slice(1)}|נועה|ברק`));
    expect(everything[0].row).toContain(user.id);
    const told = await app.source.query(
      `select job, payload from platform.outbox where payload->>'userId' = $1 order by job`,
      [user.id],
    );
    const others = [...jobsOn('identity.account_opened'), ...jobsOn('identity.account_deleted')].sort();
    expect(others).toContain('rsvp.forget_host');
    expect(told).toEqual(
      others.map((job) => ({
        job,
        payload: { userId: user.id, phoneKey: expect.stringMatching(/^[0-9a-f]{32}$/) as string },
      })),
    );
    expect((await refresh(app, tokens.refresh_token)).status).toBe(401);
    expect((await app.call('GET', '/api/auth/me', { bearer: tokens.access_token })).status).toBe(401);
    expect((await verify(app, open)).body.code).toBe('otp.expired');
    expect((await app.app.get(UserDirectory).of([user.id])).size).toBe(0);
  });

  it('is refused while something holds the account, and changes nothing', async () => {
    const who = await signUp(app, newPhone());
    const { tokens, user } = who;
    await confirmed(app, who);
    let open = true;
    const holder = (_: unknown, userId: string) =>
      Promise.resolve(open && userId === user.id ? ('account.has_orders' as const) : undefined);
    app.app.get(AccountHolds).add(holder);
    const remove = () =>
      app.call<{ code: string }>('DELETE', '/api/auth/me', { bearer: tokens.access_token });
    expect(await remove()).toMatchObject({ status: 409, body: { code: 'account.has_orders' } });
    expect((await app.call('GET', '/api/auth/me', { bearer: tokens.access_token })).status).toBe(200);
    open = false;
    expect((await remove()).status).toBe(204);
  });

  it('leaves the phone free to sign up again, as somebody new, without more codes than others get', async () => {
    const phone = newPhone();
    const ip = freshIp();
    const first = await signUp(app, phone, { ip });
    await confirmed(app, first);
    await app.call('DELETE', '/api/auth/me', { bearer: first.tokens.access_token });
    expect(
      (await app.call<Partial<RequestedCode>>('POST', '/api/auth/otp', { body: { phone }, ip })).status,
    ).toBe(429);
    await app.letPass(30);
    const second = await signUp(app, phone, { ip });
    expect(second.user.id).not.toBe(first.user.id);
  });
});

describe('the directory and the demo', () => {
  it('knows the demo people, who can be put in twice', async () => {
    await seedIdentityDemo(app.source);
    const { hostId, adminId } = await seedIdentityDemo(app.source);
    expect([hostId, adminId]).toEqual([DEMO_HOST_ID, DEMO_ADMIN_ID]);
    const directory = app.app.get(UserDirectory);
    expect((await directory.of([hostId, adminId])).get(hostId)).toEqual({
      id: hostId,
      phone: '+972502345678',
      language: 'he',
      firstName: 'נועה',
      lastName: 'ברק',
      email: null,
      emailVerified: false,
    });
    expect((await directory.superAdmins()).map(({ id }) => id)).toContain(adminId);
  });

  it('lets the demo admin in with code and password', async () => {
    const { body } = await verify(app, await askForCode(app, '0509876543'));
    const { ticket } = body as { ticket: string };
    const signedIn = await app.call('POST', '/api/auth/login', {
      body: { ticket, password: 'smachot-admin-demo' },
    });
    expect(signedIn.status).toBe(200);
  });
});
