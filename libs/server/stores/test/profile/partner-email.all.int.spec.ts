import type { AnswerOf, verifyPartnerEmail } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { type Mail, Mailer } from '@smachot/server-platform';
import { aPhone, runStoreJobs } from '../store-jobs';
import { type StoresApp, storesApp } from '../stores-app';

let app: StoresApp;
const mails: Mail[] = [];
beforeAll(async () => {
  app = await storesApp();
  app.get(Mailer).send = (mail) => {
    mails.push(mail);
    return Promise.resolve('accepted');
  };
});
afterAll(() => app.close());
const work = () => runStoreJobs(app);

describe('the e-mail address of a store', () => {
  const linkOf = (to: string) =>
    /token=([\w-]+)/.exec(mails.filter((mail) => mail.to === to).at(-1)!.text)![1]!;
  const verify = (token: string) =>
    app.call<AnswerOf<typeof verifyPartnerEmail> & { code: string }>(
      'GET',
      `/v1/partners/verify-email?token=${token}`,
    );

  it('is verified by its link, once; nothing of the link is kept', async () => {
    const owner = await app.person(aPhone());
    const email = `${newId()}@example.com`;
    const { partnerUsername, partnerId } = await app.store(owner, { email });
    await work();
    const token = linkOf(email);
    expect(mails.at(-1)!.text).toContain(`https://app.smachot.example/verify-email?token=${token}`);
    const rows: object[] = await app.source.query(
      'select * from stores.email_verifications where store_id = $1',
      [partnerId],
    );
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(await verify(token)).toMatchObject({ status: 200, body: { email, partnerUsername } });
    expect(
      (await app.call('GET', `/v1/partners/${partnerUsername}/manage`, { as: owner })).body,
    ).toMatchObject({ emailVerified: true });
    expect(await verify(token)).toMatchObject({ status: 422, body: { code: 'email.link_invalid' } });
    // verified already: nothing more is sent
    const before = mails.length;
    expect(
      (await app.call('POST', `/v1/partners/${partnerUsername}/resend-verification`, { as: owner })).status,
    ).toBe(204);
    await work();
    expect(mails).toHaveLength(before);
  });

  it('has to be verified anew when it changes; old and stale links are good for nothing', async () => {
    const owner = await app.person(aPhone());
    const [first, second] = [`${newId()}@example.com`, `${newId()}@example.com`];
    const { partnerUsername } = await app.store(owner, { email: first });
    await work();
    const old = linkOf(first);
    const change = (email: unknown) =>
      app.call('PUT', `/v1/partners/${partnerUsername}/email`, { as: owner, body: { email } });
    expect((await change(second)).body).toEqual({ email: second, emailVerified: false });
    expect((await change('nonsense')).status).toBe(422);
    expect((await verify(old)).status).toBe(422);
    await work();
    const stale = linkOf(second);
    await app.source.query(`update stores.email_verifications set expires_at = now() - interval '1 second'`);
    expect((await verify(stale)).status).toBe(422);
    await app.call('POST', `/v1/partners/${partnerUsername}/resend-verification`, { as: owner });
    await work();
    expect((await verify(linkOf(second))).status).toBe(200);
    expect((await change(null)).body).toEqual({ email: null, emailVerified: false });
    expect(
      (await app.call('POST', `/v1/partners/${partnerUsername}/resend-verification`, { as: owner })).body,
    ).toMatchObject({ code: 'email.missing' });
  });
});
