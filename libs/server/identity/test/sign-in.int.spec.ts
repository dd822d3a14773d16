import { newId } from '@smachot/kernel';
import {
  askForCode,
  type IdentityApp,
  identityApp,
  newPhone,
  refresh,
  type SignedIn,
  signUp,
  verify,
} from './identity-app';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(() => app.close());

describe('signing in by phone', () => {
  it('leads a new person from the code over the sign-up to a profile, and the next code straight in', async () => {
    const phone = newPhone();
    const asked = await askForCode(app, phone);
    expect(asked).toMatchObject({ resendAfterSeconds: 30, expiresInSeconds: 300 });
    expect(app.inbox.messages.at(-1)).toEqual({ to: phone, text: expect.stringMatching(/^[\s\S]{1,70}$/) });
    expect(app.inbox.messages.at(-1)!.text.split('\n').at(-1)).toBe(`@app.smachot.example #${asked.code}`);

    const verified = await verify(app, asked);
    expect(verified.body).toEqual({ next: 'sign_up', ticket: expect.any(String) });
    expect(verified.headers['cache-control']).toBe('no-store');
    const form = {
      ticket: (verified.body as { ticket: string }).ticket,
      firstName: ' נועה ',
      lastName: 'ברק',
      termsAccepted: true,
    };
    const signedUp = await app.call<SignedIn>('POST', '/api/auth/signup', { body: form });
    expect(signedUp.status).toBe(201);
    const { user, tokens } = signedUp.body;
    expect(user).toEqual({
      id: expect.any(String),
      username: expect.stringMatching(/^u[a-z0-9]+$/),
      firstName: 'נועה',
      lastName: 'ברק',
      phoneNumber: `+972${phone.slice(1)}`,
      groups: [],
      email: null,
      verified: true,
      assignedStores: [],
    });
    expect((await app.call('GET', '/api/auth/me', { bearer: tokens.access_token })).body).toEqual({
      ...user,
      emailVerified: false,
    });

    await app.letPass(30);
    const again = await verify(app, await askForCode(app, phone));
    expect(again.body).toMatchObject({ next: 'signed_in', user });
  });

  it('carries the user in the access token, for 45 minutes', async () => {
    const { tokens, user } = await signUp(app);
    const [header, claims] = tokens.access_token.split('.').map((part) => {
      try {
        return JSON.parse(Buffer.from(part, 'base64url').toString());
      } catch {
        return undefined;
      }
    });
    const { id, ...rest } = user;
    expect(header).toMatchObject({ alg: 'EdDSA', kid: expect.any(String) });
    expect(claims).toMatchObject({ sub: id, ...rest });
    expect(claims.exp - claims.iat).toBe(45 * 60);
  });

  it('refuses landlines and foreign numbers without sending anything', async () => {
    const before = app.inbox.messages.length;
    for (const phone of ['03-1234567', '+15551234567', '+970591234567']) {
      const { status, body } = await app.call('POST', '/api/auth/otp', { body: { phone } });
      expect([status, body]).toEqual([422, expect.objectContaining({ code: 'otp.not_a_mobile' })]);
    }
    expect(app.inbox.messages.length).toBe(before);
  });

  it('says so when the gateway refuses, and does not hold it against the person', async () => {
    const phone = newPhone();
    app.inbox.answers = { status: 4 };
    const refused = await app.call('POST', '/api/auth/otp', { body: { phone } });
    app.inbox.answers = { status: 0 };
    expect([refused.status, refused.body]).toEqual([503, expect.objectContaining({ code: 'otp.not_sent' })]);
    expect((await askForCode(app, phone)).resendAfterSeconds).toBe(30);
  });
});

describe('a code', () => {
  it('works once', async () => {
    const asked = await askForCode(app, newPhone());
    const answers = await Promise.all(Array.from({ length: 4 }, () => verify(app, asked)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400, 400]);
    expect((await verify(app, asked)).body.code).toBe('otp.expired');
  });

  it('burns after five wrong tries, made one by one or all at once', async () => {
    for (const atOnce of [false, true]) {
      const asked = await askForCode(app, newPhone());
      const wrong = { ...asked, code: asked.code === '000000' ? '000001' : '000000' };
      const tries = Array.from({ length: 5 }, () => () => verify(app, wrong));
      if (atOnce) await Promise.all(tries.map((attempt) => attempt()));
      else for (const attempt of tries) expect((await attempt()).body.code).toBe('otp.mismatch');
      expect([(await verify(app, asked)).status, (await verify(app, asked)).body.code]).toEqual([
        400,
        'otp.expired',
      ]);
    }
  });

  it('still works on the fifth try', async () => {
    const asked = await askForCode(app, newPhone());
    for (let i = 0; i < 4; i++)
      await verify(app, { ...asked, code: asked.code === '000000' ? '000001' : '000000' });
    expect((await verify(app, asked)).status).toBe(200);
  });

  it('ends after five minutes of real time', async () => {
    const fresh = await askForCode(app, newPhone());
    await app.letPass(298);
    expect((await verify(app, fresh)).status).toBe(200);
    const late = await askForCode(app, newPhone());
    await app.letPass(301);
    expect((await verify(app, late)).body.code).toBe('otp.expired');
  });

  it('belongs to its challenge: the code of one opens no other', async () => {
    const phone = newPhone();
    const first = await askForCode(app, phone);
    await app.letPass(30);
    const second = await askForCode(app, phone);
    if (first.code === second.code) return;
    expect((await verify(app, { challengeId: second.challengeId, code: first.code })).body.code).toBe(
      'otp.mismatch',
    );
    expect((await verify(app, second)).status).toBe(200);
    expect((await verify(app, first)).body.code).toBe('otp.expired');
  });

  it('is nowhere in the database', async () => {
    const asked = await askForCode(app, newPhone());
    const [row] = await app.source.query(
      'select c::text as text from identity.otp_challenges c where id = $1',
      [asked.challengeId],
    );
    expect(row.text.replaceAll(/[0-9a-f]{32,}|[0-9a-f-]{36}/g, '')).not.toContain(asked.code);
  });

  it('of an unknown challenge is answered like an old one', async () => {
    const answer = await verify(app, { challengeId: newId(), code: '123456' });
    expect([answer.status, answer.body]).toEqual([
      400,
      expect.objectContaining({ error: 'CodeMismatchException', code: 'otp.expired' }),
    ]);
  });

  it('leads to a ticket that is good for one sign-up', async () => {
    const { body } = await verify(app, await askForCode(app, newPhone()));
    const form = {
      ticket: (body as { ticket: string }).ticket,
      firstName: 'א',
      lastName: 'ב',
      termsAccepted: true,
    };
    const answers = await Promise.all(
      [1, 2, 3].map(() => app.call('POST', '/api/auth/signup', { body: form })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 401, 401]);
    const forged = `${form.ticket.slice(0, -6)}AAAAAA`;
    expect(
      (await app.call('POST', '/api/auth/signup', { body: { ...form, ticket: forged } })).body,
    ).toMatchObject({ code: 'auth.ticket_invalid' });
  });
});

describe('who is known stays unknown', () => {
  it('answers the same for a known and an unknown phone', async () => {
    const known = newPhone();
    await signUp(app, known);
    await app.letPass(1800);
    const shapes = [];
    for (const phone of [known, newPhone()]) {
      const { status, body } = await app.call('POST', '/api/auth/otp', { body: { phone } });
      shapes.push({ status, body: { ...body, challengeId: '' } });
    }
    expect(shapes[0]).toEqual(shapes[1]);
  });

  it('does not let an access token, a ticket or the word empty refresh', async () => {
    const { tokens } = await signUp(app);
    for (const token of [tokens.access_token, 'empty', '', 'x'.repeat(43)]) {
      const { status, body } = await refresh(app, token);
      expect([status, body.code]).toEqual([401, 'auth.refresh_invalid']);
    }
  });
});
