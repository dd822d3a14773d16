import { HOUR_MS, newId } from '@smachot/kernel';
import { type Mail, Mailer, SmsGateway } from '@smachot/server-platform';
import { aPartnerForm } from '../../src/testing/a-store';
import { aPhone, runStoreJobs } from '../store-jobs';
import { type StoresApp, storesApp, TUESDAY } from '../stores-app';

let app: StoresApp;
const texts: string[] = [];
const mails: Mail[] = [];
beforeAll(async () => {
  app = await storesApp();
  app.get(SmsGateway).send = (to) => {
    texts.push(to);
    return Promise.resolve('accepted');
  };
  app.get(Mailer).send = (mail) => {
    mails.push(mail);
    return Promise.resolve('accepted');
  };
});
beforeEach(() => app.clock.moveTo(TUESDAY));
afterAll(() => app.close());

const times = <T>(count: number, act: (nth: number) => Promise<T>): Promise<T[]> =>
  Promise.all(Array.from({ length: count }, (_, nth) => act(nth)));
const inADay = () => app.clock.moveTo(new Date(TUESDAY.getTime() + 25 * HOUR_MS));

const invite = (store: string, phoneNumber: string, as: string) =>
  app.call<{ code: string; fields?: object }>('POST', `/v1/partners/${store}/crew`, {
    as,
    key: newId(),
    body: { phoneNumber, role: 'Member' },
  });
const changeEmail = (store: string, email: string | null, as: string) =>
  app.call<{ code: string }>('PUT', `/v1/partners/${store}/email`, { as, body: { email } });
const resend = (store: string, as: string) =>
  app.call<{ code: string }>('POST', `/v1/partners/${store}/resend-verification`, { as });
const sortedCodes = (answers: { status: number; body: { code?: string } }[]) =>
  answers.map(({ status, body }) => (status < 300 ? 'sent' : body.code!)).sort();
const count = (codes: string[], code: string) => codes.filter((one) => one === code).length;

describe('crew invitations as a weapon', () => {
  it('texts one phone three times a day at most, whoever asks and however many ask at once', async () => {
    const victim = aPhone();
    const stores = await times(4, async () => {
      const owner = await app.person(aPhone());
      return { owner, name: (await app.store(owner)).partnerUsername };
    });
    const codes = sortedCodes(
      await times(24, (nth) => invite(stores[nth % 4]!.name, victim, stores[nth % 4]!.owner)),
    );
    expect(count(codes, 'sent')).toBe(3);
    expect(count(codes, 'crew.recipient_invited_often')).toBe(21);
    await runStoreJobs(app);
    expect(texts.filter((to) => to === victim).length).toBeLessThanOrEqual(3);
    inADay();
    expect((await invite(stores[0]!.name, victim, stores[0]!.owner)).status).toBe(201);
  });

  it('stops a store after twenty and an account after thirty, also when everything is withdrawn again', async () => {
    const owner = await app.person(aPhone());
    const [first, second] = await times(2, async () => (await app.store(owner)).partnerUsername);
    const codes = sortedCodes(await times(24, () => invite(first!, aPhone(), owner)));
    expect([count(codes, 'sent'), count(codes, 'crew.too_many_invitations')]).toEqual([20, 4]);
    await app.source.query(`update stores.crew_invitations set answered_at = now(), outcome = 'withdrawn'`);
    expect(await invite(first!, aPhone(), owner)).toMatchObject({ status: 429 });
    const more = sortedCodes(await times(14, () => invite(second!, aPhone(), owner)));
    expect([count(more, 'sent'), count(more, 'crew.too_many_invitations')]).toEqual([10, 4]);
  });

  it('reaches Israeli mobiles only', async () => {
    const owner = await app.person(aPhone());
    const { partnerUsername } = await app.store(owner);
    for (const phone of ['+447911123456', '+18765550123', '03-1234567', '+972721234567'])
      expect(await invite(partnerUsername, phone, owner)).toMatchObject({
        status: 422,
        body: { code: 'crew.not_a_mobile', fields: { phoneNumber: expect.any(String) } },
      });
  });

  it('keeps no phone of those it counted', async () => {
    const [owner, phone] = [await app.person(aPhone()), aPhone()];
    const { partnerUsername } = await app.store(owner);
    await invite(partnerUsername, phone, owner);
    const rows: object[] = await app.source.query('select * from stores.contacts where user_id = $1', [
      owner,
    ]);
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(phone.slice(-8));
  });
});

describe('the e-mail of a store as a weapon', () => {
  const address = () => `${newId()}@example.com`;

  it('changes three times a day; taking it away is always possible', async () => {
    const owner = await app.person(aPhone());
    const { partnerUsername } = await app.store(owner);
    const codes = sortedCodes(await times(8, () => changeEmail(partnerUsername, address(), owner)));
    expect([count(codes, 'sent'), count(codes, 'email.changed_often')]).toEqual([3, 5]);
    expect((await changeEmail(partnerUsername, null, owner)).status).toBe(200);
    expect(await changeEmail(partnerUsername, address(), owner)).toMatchObject({
      status: 429,
      body: { code: 'email.changed_often' },
    });
    inADay();
    expect((await changeEmail(partnerUsername, address(), owner)).status).toBe(200);
  });

  it('mails one address five times a day at most: by opening stores, by changing and by asking again', async () => {
    const victim = address();
    const opened = await times(12, async () => {
      const owner = await app.person(aPhone());
      const partnerUsername = `store-${newId().slice(-12)}`;
      const answer = await app.call<{ code: string; fields?: object }>('POST', '/v1/partners', {
        as: owner,
        body: aPartnerForm({ partnerUsername, email: victim }),
      });
      return { ...answer, owner, partnerUsername };
    });
    const codes = sortedCodes(opened);
    expect([count(codes, 'sent'), count(codes, 'email.sent_often')]).toEqual([5, 7]);
    expect(opened.find(({ status }) => status === 429)!.body.fields).toHaveProperty('email');
    const { owner, partnerUsername } = opened.find(({ status }) => status === 201)!;
    expect(await resend(partnerUsername, owner)).toMatchObject({
      status: 429,
      body: { code: 'email.sent_often' },
    });
    const other = await app.person(aPhone());
    const store = (await app.store(other)).partnerUsername;
    expect((await changeEmail(store, victim.toUpperCase(), other)).status).toBe(429);
    await runStoreJobs(app);
    expect(mails.filter(({ to }) => to === victim)).toHaveLength(5);
  });

  it('limits asking again, and the same address once more sends nothing', async () => {
    const [owner, email] = [await app.person(aPhone()), address()];
    const { partnerUsername } = await app.store(owner, { email });
    expect((await changeEmail(partnerUsername, email, owner)).status).toBe(200);
    const codes = sortedCodes(await times(9, () => resend(partnerUsername, owner)));
    expect([count(codes, 'sent'), count(codes, 'email.sent_often')]).toEqual([4, 5]);
    await runStoreJobs(app);
    expect(mails.filter(({ to }) => to === email)).toHaveLength(5);
  });
});
