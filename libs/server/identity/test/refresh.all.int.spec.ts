import { DAY_SECONDS } from '@smachot/kernel';
import { eventually, newSigningKey } from '@smachot/server-testing';
import { type IdentityApp, identityApp, refresh, signUp } from './identity-app';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(() => app.close());

const me = async (accessToken: string) =>
  (await app.call('GET', '/api/auth/me', { bearer: accessToken })).status;

describe('refreshing', () => {
  it('rotates the refresh token and gives a new access token', async () => {
    const { tokens } = await signUp(app);
    const first = await refresh(app, tokens.refresh_token);
    expect(first.status).toBe(200);
    expect(first.body.refresh_token).not.toBe(tokens.refresh_token);
    expect(await me(first.body.access_token)).toBe(200);
    const second = await refresh(app, first.body.refresh_token);
    expect(second.status).toBe(200);
    expect(first.headers['cache-control']).toBe('no-store');
  });

  it('gives every one of many refreshes at once the same successor, and it is good', async () => {
    const { tokens } = await signUp(app);
    const answers = await Promise.all(Array.from({ length: 8 }, () => refresh(app, tokens.refresh_token)));
    expect(answers.map(({ status }) => status)).toEqual(Array(8).fill(200));
    expect(new Set(answers.map(({ body }) => body.refresh_token)).size).toBe(1);
    expect((await refresh(app, answers[0]!.body.refresh_token)).status).toBe(200);
  });

  it('repeats a lost answer within a minute, while the successor rests', async () => {
    const { tokens } = await signUp(app);
    const lost = await refresh(app, tokens.refresh_token);
    await app.letPass(58);
    const again = await refresh(app, tokens.refresh_token);
    expect(again.body.refresh_token).toBe(lost.body.refresh_token);
  });

  it('revokes the whole family when a token comes back after its successor was used', async () => {
    const { tokens, user } = await signUp(app);
    const first = await refresh(app, tokens.refresh_token);
    const second = await refresh(app, first.body.refresh_token);
    const theft = await refresh(app, tokens.refresh_token);
    expect([theft.status, theft.body.code]).toEqual([401, 'auth.refresh_invalid']);
    expect((await refresh(app, second.body.refresh_token)).status).toBe(401);
    const audit = await app.source.query(
      'select act from identity.audit_log where subject_id = $1 order by id',
      [user.id],
    );
    expect(audit.map(({ act }: { act: string }) => act)).toEqual(['signed_up', 'refresh_token_stolen']);
  });

  it('revokes it too when a token comes back a minute late', async () => {
    const { tokens } = await signUp(app);
    const first = await refresh(app, tokens.refresh_token);
    await app.letPass(61);
    expect((await refresh(app, tokens.refresh_token)).status).toBe(401);
    expect((await refresh(app, first.body.refresh_token)).status).toBe(401);
  });

  it('leaves the other places of the same person signed in', async () => {
    const { tokens, user } = await signUp(app);
    const [family] = await app.source.query(
      `insert into identity.refresh_families (id, user_id) values (gen_random_uuid(), $1) returning id`,
      [user.id],
    );
    const first = await refresh(app, tokens.refresh_token);
    await refresh(app, first.body.refresh_token);
    await refresh(app, tokens.refresh_token);
    const [other] = await app.source.query('select revoked_at from identity.refresh_families where id = $1', [
      family.id,
    ]);
    expect(other.revoked_at).toBeNull();
  });

  it('ends after seven days', async () => {
    const { tokens } = await signUp(app);
    await app.letPass(7 * DAY_SECONDS - 5);
    const last = await refresh(app, tokens.refresh_token);
    expect(last.status).toBe(200);
    await app.letPass(7 * DAY_SECONDS + 1);
    expect((await refresh(app, last.body.refresh_token)).status).toBe(401);
  });

  it('keeps only hashes of tokens', async () => {
    const { tokens } = await signUp(app);
    const rows = await app.source.query('select t::text as text from identity.refresh_tokens t');
    expect(JSON.stringify(rows)).not.toContain(tokens.refresh_token);
  });
});

describe('signing out', () => {
  it('ends the family by its refresh token: nothing of it works any more', async () => {
    const { tokens } = await signUp(app);
    expect(await me(tokens.access_token)).toBe(200);
    const signOut = await app.call('POST', '/api/auth/logout', {
      body: { refresh_token: tokens.refresh_token },
    });
    expect(signOut.status).toBe(204);
    expect(await me(tokens.access_token)).toBe(401);
    expect((await refresh(app, tokens.refresh_token)).status).toBe(401);
  });

  it('ends it by the bearer alone, and is content with nothing or with empty', async () => {
    const { tokens } = await signUp(app);
    expect(
      (await app.call('POST', '/api/auth/logout', { body: {}, bearer: tokens.access_token })).status,
    ).toBe(204);
    expect((await refresh(app, tokens.refresh_token)).status).toBe(401);
    expect((await app.call('POST', '/api/auth/logout', { body: { refresh_token: 'empty' } })).status).toBe(
      204,
    );
    expect((await app.call('POST', '/api/auth/logout', { body: {} })).status).toBe(204);
  });
});

describe('access tokens', () => {
  it('are refused soon after their owner is blocked, and refreshing at once', async () => {
    const { tokens, user } = await signUp(app);
    expect(await me(tokens.access_token)).toBe(200);
    await app.source.query('update identity.users set blocked_at = now() where id = $1', [user.id]);
    expect((await refresh(app, tokens.refresh_token)).status).toBe(401);
    await eventually('refused', async () => (await me(tokens.access_token)) === 401);
  });

  it('are refused when forged, changed, or meant for something else', async () => {
    const { tokens } = await signUp(app);
    const [header, claims, signature] = tokens.access_token.split('.') as [string, string, string];
    const asAdmin = Buffer.from(
      JSON.stringify({ ...JSON.parse(Buffer.from(claims, 'base64url').toString()), groups: ['super-admin'] }),
    ).toString('base64url');
    const none = Buffer.from('{"alg":"none"}').toString('base64url');
    for (const token of [
      `${header}.${asAdmin}.${signature}`,
      `${none}.${claims}.`,
      'a.b.c',
      tokens.refresh_token,
    ])
      expect(await me(token)).toBe(401);
  });

  it('of the key before still verify, those of a key that is gone do not', async () => {
    const privateKey = newSigningKey();
    const { d: _private, ...publicKey } = JSON.parse(privateKey) as Record<string, string>;
    const before = await identityApp({ settings: { JWT_PRIVATE_JWK: privateKey } });
    const { tokens } = await signUp(before);
    const statuses = [];
    for (const JWT_PREVIOUS_JWKS of [JSON.stringify([publicKey]), '[]']) {
      const after = await identityApp({ settings: { JWT_PREVIOUS_JWKS }, database: before.database });
      statuses.push((await after.call('GET', '/api/auth/me', { bearer: tokens.access_token })).status);
      await after.close();
    }
    await before.close();
    expect(statuses).toEqual([200, 401]);
  });
});
