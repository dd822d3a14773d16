import { HOUR_SECONDS } from '@smachot/kernel';
import { askForCode, freshIp, type IdentityApp, identityApp, newPhone, signUp, verify } from './identity-app';

let app: IdentityApp;
beforeAll(async () => {
  app = await identityApp();
});
afterAll(() => app.close());

const ask = (phone: string, ip?: string) =>
  app.call<{ code?: string; resendAfterSeconds?: number }>('POST', '/api/auth/otp', {
    body: { phone },
    ...(ip ? { ip } : {}),
  });

describe('asking for codes', () => {
  it('waits 30, then 60 seconds, then for the ten minutes; each refusal says how long', async () => {
    const [phone, ip] = [newPhone(), freshIp()];
    expect((await askForCode(app, phone, { ip })).resendAfterSeconds).toBe(30);
    const soon = await ask(phone, ip);
    expect([soon.status, soon.body.code]).toEqual([429, 'otp.too_soon']);
    // on a machine under load real seconds pass between the two
    expect(soon.headers['retry-after']).toMatch(/^(2\d|30)$/);
    await app.letPass(30);
    expect((await askForCode(app, phone, { ip })).resendAfterSeconds).toBe(60);
    await app.letPass(45);
    expect((await ask(phone, ip)).body.code).toBe('otp.too_soon');
    await app.letPass(15);
    const { resendAfterSeconds } = await askForCode(app, phone, { ip });
    expect([resendAfterSeconds > 480, resendAfterSeconds <= 510]).toEqual([true, true]);
    await app.letPass(480);
    expect((await ask(phone, ip)).body.code).toBe('otp.too_many');
    await app.letPass(31);
    expect((await ask(phone, ip)).status).toBe(200);
  });

  it('gives a phone ten a day at one network’s wish, whether Redis remembers or not', async () => {
    const [phone, ip] = [newPhone(), freshIp()];
    for (let sent = 0; sent < 10; sent++) {
      await app.forgetRequests('identity.*');
      await askForCode(app, phone, { ip });
      await app.letPass(HOUR_SECONDS);
    }
    const before = app.inbox.messages.length;
    const refused = await ask(phone, ip);
    expect([refused.status, refused.body.code]).toEqual([429, 'otp.too_many']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(13 * HOUR_SECONDS);
    expect(app.inbox.messages.length).toBe(before);
    await app.letPass(14 * HOUR_SECONDS);
    expect((await ask(phone, ip)).status).toBe(200);
  });

  it('sends one of many asked for at the same moment', async () => {
    const [phone, ip] = [newPhone(), freshIp()];
    const before = app.inbox.messages.length;
    const answers = await Promise.all(Array.from({ length: 6 }, () => ask(phone, ip)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 429, 429, 429, 429, 429]);
    expect(app.inbox.messages.length).toBe(before + 1);
  });

  it('a stranger’s codes are not held against the owner, and strangers together get six in ten minutes', async () => {
    const [phone, home] = [newPhone(), freshIp()];
    await signUp(app, phone, { ip: home });
    await app.letPass(1800);
    const strangers = await Promise.all(Array.from({ length: 9 }, () => ask(phone)));
    expect(strangers.filter(({ status }) => status === 200)).toHaveLength(6);
    expect((await ask(phone)).body.code).toBe('otp.too_many');
    expect((await ask(phone, home)).status).toBe(200);
  });

  it('leaves a code on its way good, whatever strangers ask for and guess meanwhile', async () => {
    const phone = newPhone();
    const own = await askForCode(app, phone);
    for (let stranger = 0; stranger < 3; stranger++) {
      const { challengeId } = await askForCode(app, phone);
      for (let guess = 0; guess < 6; guess++) await verify(app, { challengeId, code: '000000' });
    }
    expect((await verify(app, own)).body).toMatchObject({ next: 'sign_up' });
  });

  it('gives one network a hundred an hour, over all phones, whether Redis remembers or not', async () => {
    const ip = freshIp();
    await app.source.query(`update identity.otp_spending set spent = 0`);
    for (let i = 0; i < 3; i++) {
      await app.forgetRequests('identity.*');
      expect((await ask(newPhone(), ip)).status).toBe(200);
    }
    await app.source.query(
      `update identity.otp_spending set spent = 99 where spent = 3 and subject <> 'everybody'`,
    );
    expect((await ask(newPhone(), ip)).status).toBe(200);
    expect((await ask(newPhone(), ip)).body.code).toBe('otp.too_many');
    expect((await ask(newPhone(), freshIp())).status).toBe(200);
  });

  it('gives the networks of one /48 three hundred together: a subscriber may have thousands', async () => {
    await app.source.query(`update identity.otp_spending set spent = 0`);
    const askFrom = async (network: string) => (await ask(newPhone(), `${network}::1`)).body.code ?? 'sent';
    await askFrom('2001:db8:7:1');
    await app.source.query(
      `update identity.otp_spending set spent = 299 where spent = 1 and subject <> 'everybody'`,
    );
    expect(await askFrom('2001:db8:7:2')).toBe('sent');
    expect([await askFrom('2001:db8:7:3'), await askFrom('2001:db8:8:3')]).toEqual(['otp.too_many', 'sent']);
  });

  it('counts only the codes of a network that nobody used: a hall signs in as one address', async () => {
    const ip = freshIp();
    await app.source.query(`update identity.otp_spending set spent = 0`);
    const spent = async () => {
      const rows: { spent: number }[] = await app.source.query(
        `select spent from identity.otp_spending where subject <> 'everybody' and spent > 0`,
      );
      return rows.map((row) => row.spent);
    };
    const phone = newPhone();
    const asked = await ask(phone, ip);
    await ask(newPhone(), ip);
    expect(await spent()).toEqual([2, 2]);
    const { challengeId } = asked.body as { challengeId: string };
    const code = app.inbox.codeFor(phone);
    const said = await app.call('POST', '/api/auth/otp/verify', { ip, body: { challengeId, code } });
    expect(said.status).toBe(200);
    expect(await spent()).toEqual([1, 1]);
  });

  it('limits no code that is asked for on the machine itself, outside production', async () => {
    await app.source.query(`update identity.otp_spending set spent = 0`);
    const hundredth = async (network: string) => {
      const { status } = await ask(newPhone(), network);
      await app.source.query(
        `update identity.otp_spending set spent = 100 where subject <> 'everybody' and spent > 0`,
      );
      return status;
    };
    expect([await hundredth('127.0.0.1'), await hundredth('127.0.0.1')]).toEqual([200, 200]);
    const elsewhere = freshIp();
    expect([await hundredth(elsewhere), await hundredth(elsewhere)]).toEqual([200, 429]);
  });

  it('limits requests of one address a minute', async () => {
    const answers = [];
    const ip = freshIp();
    for (let i = 0; i < 21; i++) answers.push(await ask('03-1234567', ip));
    expect(answers.slice(0, 20).every(({ status }) => status === 422)).toBe(true);
    expect([answers[20]!.status, answers[20]!.body.code]).toEqual([429, 'request.too_many']);
    expect(Number(answers[20]!.headers['retry-after'])).toBeGreaterThan(0);
  });
});

describe('the budget of everybody', () => {
  it('is never exceeded, not by requests at the same moment either', async () => {
    const poor = await identityApp({ settings: { SMS_HOURLY_BUDGET: '6' } });
    const answers = await Promise.all(
      Array.from({ length: 12 }, () => poor.call('POST', '/api/auth/otp', { body: { phone: newPhone() } })),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(5);
    expect(answers.filter(({ body }) => (body as { code?: string }).code === 'otp.too_many')).toHaveLength(7);
    expect(poor.inbox.messages).toHaveLength(5);
    await poor.close();
  });

  it('is kept by a fifth for those who sign in where they are known, and no phone is known to a stranger by it', async () => {
    const scarce = await identityApp({ settings: { SMS_HOURLY_BUDGET: '6' } });
    const [phone, home] = [newPhone(), freshIp()];
    await signUp(scarce, phone, { ip: home });
    await scarce.letPass(60);
    const codes = async (asked: string, ip: string) =>
      (await scarce.call<{ code?: string }>('POST', '/api/auth/otp', { body: { phone: asked }, ip })).status;
    for (let stranger = 0; stranger < 4; stranger++) expect(await codes(newPhone(), freshIp())).toBe(200);
    expect([await codes(newPhone(), freshIp()), await codes(phone, freshIp())]).toEqual([429, 429]);
    expect(await codes(phone, home)).toBe(200);
    await scarce.close();
  });
});
