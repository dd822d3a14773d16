import { MINUTE_MS, newId } from '@smachot/kernel';
import { type AnswerOf, type listSessions } from '@smachot/contracts';
import { eventually } from '@smachot/server-testing';
import { Client } from 'pg';
import {
  freshIp,
  type IdentityApp,
  identityApp,
  newPhone,
  refresh,
  type SignedIn,
  signInAgain,
  signUp,
} from './identity-app';

const CHROME =
  'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Mobile Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Safari/605.1.15';

let app: IdentityApp;
let address: string;
beforeAll(async () => {
  app = await identityApp();
  address = await app.app.listen(0, '127.0.0.1').then(() => app.app.getUrl());
});
afterAll(() => app.close());

const ask = <T = { code?: string }>(who: SignedIn, method: string, path: string) =>
  app.call<T>(method, path, { bearer: who.tokens.access_token });
const sessions = async (who: SignedIn) =>
  (await ask<AnswerOf<typeof listSessions>>(who, 'GET', '/api/auth/sessions')).body.sessions;
const end = (who: SignedIn, id = '') => ask(who, 'DELETE', `/api/auth/sessions${id && `/${id}`}`);
const isIn = async (who: SignedIn) => (await ask(who, 'GET', '/api/auth/me')).status === 200;

/** On a phone and, later, on a computer. */
const twice = async () => {
  const number = newPhone();
  const phone = await signUp(app, number, { ip: '81.218.16.7', userAgent: CHROME });
  const computer = await signInAgain(app, number, { ip: freshIp(), userAgent: SAFARI });
  return { phone, computer };
};
const stream = async ({ tokens }: SignedIn) => {
  const answer = await fetch(`${address}/v1/live?topics=me`, {
    headers: { authorization: `Bearer ${tokens.access_token}` },
  });
  expect(answer.status).toBe(200);
  const listening = { ended: false };
  void (async () => {
    const reader = answer.body!.getReader();
    while (!(await reader.read()).done);
    listening.ended = true;
  })().catch(() => undefined);
  return listening;
};

describe('the places somebody is signed in at', () => {
  it('are listed with what one knows them by, the present one first', async () => {
    const { phone, computer } = await twice();
    expect(await sessions(phone)).toMatchObject([
      { browser: 'Chrome', system: 'Android', device: 'phone', network: '81.218.*.*', current: true },
      { browser: 'Safari', system: 'macOS', device: 'computer', current: false },
    ]);
    expect((await sessions(computer)).map(({ device, current }) => [device, current])).toEqual([
      ['computer', true],
      ['phone', false],
    ]);
    expect(JSON.stringify(await sessions(phone))).not.toContain('81.218.16.7');
  });

  it('are used when their tokens are renewed', async () => {
    const { phone } = await twice();
    await app.source.query(
      `update identity.refresh_families set last_used_at = now() - interval '3 hours' where user_id = $1`,
      [phone.user.id],
    );
    await refresh(app, phone.tokens.refresh_token);
    const [thisDevice, otherDevice] = await sessions(phone);
    expect(new Date(thisDevice!.lastUsedAt).getTime()).toBeGreaterThan(Date.now() - 30 * MINUTE_MS);
    expect(new Date(otherDevice!.lastUsedAt).getTime()).toBeLessThan(Date.now() - 3_500_000);
  });

  it('are signed out one by one: its tokens are good no more and its streams end', async () => {
    const { phone, computer } = await twice();
    const [thisDevice, otherDevice] = await Promise.all([stream(phone), stream(computer)]);
    const other = (await sessions(phone)).find(({ current }) => !current)!;
    expect((await end(phone, other.id)).status).toBe(204);
    await eventually('the stream ended', () => otherDevice.ended);
    expect([await isIn(computer), await isIn(phone), thisDevice.ended]).toEqual([false, true, false]);
    expect((await refresh(app, computer.tokens.refresh_token)).status).toBe(401);
    expect(await sessions(phone)).toHaveLength(1);
    expect((await end(phone, other.id)).status).toBe(404);
  });

  it('are signed out all at once', async () => {
    const { phone, computer } = await twice();
    const streams = await Promise.all([stream(phone), stream(computer)]);
    expect((await end(phone)).status).toBe(204);
    await eventually('the stream ended', () => streams.every(({ ended }) => ended));
    expect([await isIn(computer), await isIn(phone)]).toEqual([false, false]);
    for (const { tokens } of [phone, computer])
      expect((await refresh(app, tokens.refresh_token)).status).toBe(401);
  });

  it('are nobody else’s to see or end', async () => {
    const { phone } = await twice();
    const stranger = await signUp(app);
    const [own] = await sessions(phone);
    for (const id of [own!.id, newId()]) expect((await end(stranger, id)).status).toBe(404);
    expect(await isIn(phone)).toBe(true);
    expect(await sessions(stranger)).toHaveLength(1);
  });
});

describe('an open stream', () => {
  it.each([
    [
      'signs out',
      (who: SignedIn) => app.call('POST', '/api/auth/logout', { bearer: who.tokens.access_token, body: {} }),
    ],
    [
      'deletes the account',
      async (who: SignedIn) => {
        await app.source.query(
          'update identity.refresh_families set confirmed_at = clock_timestamp() where user_id = $1',
          [who.user.id],
        );
        expect((await ask(who, 'DELETE', '/api/auth/me')).status).toBe(204);
      },
    ],
    [
      'brings a refresh token twice',
      async (who: SignedIn) => {
        const second = await refresh(app, who.tokens.refresh_token);
        await refresh(app, second.body.refresh_token);
        await refresh(app, who.tokens.refresh_token);
      },
    ],
  ])('ends when the person %s', async (_, leave) => {
    const who = await signUp(app);
    const open = await stream(who);
    await leave(who);
    await eventually('the stream ended', () => open.ended);
  });
});

describe('the audit log', () => {
  it('notes failed sign-ins without a phone, and lets nothing be changed or deleted', async () => {
    const phone = newPhone();
    await app.call('POST', '/api/auth/login', { body: { phone, password: 'wrong password' } });
    const [entry] = await app.source.query<{ details: Record<string, string> }[]>(
      `select act, subject_id, details from identity.audit_log where act = 'password_refused' order by id desc limit 1`,
    );
    expect(entry).toMatchObject({
      subject_id: null,
      details: { phone: expect.any(String), network: expect.any(String) },
    });
    expect(JSON.stringify(entry)).not.toContain(phone.slice(1));
    for (const change of [
      `update identity.audit_log set act = 'signed_in'`,
      `update identity.audit_log set reason = 'another', before = null, after = '{}', ip = null`,
      'delete from identity.audit_log',
      'truncate identity.audit_log',
    ])
      await expect(app.source.query(change)).rejects.toThrow('append-only');
  });

  it('gives the role of the apps nothing but reading and appending', async () => {
    const apps = new Client({ connectionString: app.database.url });
    await apps.connect();
    try {
      const rights = await apps.query<{ right: string }>(
        `select r as right from unnest(array['select', 'insert', 'update', 'delete', 'truncate', 'trigger']) r
         where has_table_privilege('identity.audit_log', r)
         union all select 'update of a column' where has_any_column_privilege('identity.audit_log', 'update')`,
      );
      expect(rights.rows.map((row) => row.right)).toEqual(['select', 'insert']);
      for (const change of [
        `update identity.audit_log set act = 'signed_in'`,
        'update identity.audit_log set reason = null, before = null, after = null, ip = null, user_agent = null',
        'delete from identity.audit_log',
        'truncate identity.audit_log',
        'alter table identity.audit_log disable trigger all',
        'drop trigger audit_log_append_only on identity.audit_log',
        'create table identity.elsewhere ()',
        'drop function identity.purge_audit_log()',
        'create role another',
        `copy identity.audit_log to program 'cat'`,
      ])
        await expect(apps.query(change)).rejects.toThrow(/permission denied|must be owner/);
    } finally {
      await apps.end();
    }
  });

  it('lets go of what is two years old', async () => {
    await app.source.query(
      `insert into identity.audit_log (id, at, act) values ($1, now() - interval '25 months', 'signed_in')`,
      [newId()],
    );
    await app.tick();
    expect(
      await app.source.query(`select 1 from identity.audit_log where at < now() - interval '2 years'`),
    ).toEqual([]);
  });
});
