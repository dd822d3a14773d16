import type { AnswerOf, readBankDetails } from '@smachot/contracts';
import { HOUR_MS, newId } from '@smachot/kernel';
import { TUESDAY } from '@smachot/server-testing';
import { ACCOUNT, ADMIN, after, type VerificationApp, verificationApp } from './verification-app';

let app: VerificationApp;
beforeAll(async () => {
  app = await verificationApp({ previews: false });
});
beforeEach(() => app.clock.moveTo(TUESDAY));
afterAll(() => app?.close());

const read = (as: string, store: string) =>
  app.call<AnswerOf<typeof readBankDetails>>('GET', `/v1/bank-details/partner/${store}`, { as });

it('has the schema its entities describe', async () => {
  const { upQueries } = await app.source.driver.createSchemaBuilder().log();
  expect(upQueries.map(({ query }) => query)).toEqual([]);
});

describe('an owner', () => {
  it('gives bank details once, sees them masked and in process, and their number is stored nowhere in clear', async () => {
    const { owner, partnerId, partnerUsername, details } = await app.submitted({
      accountHolder: 'ג׳ולי בע״מ',
    });
    expect(details).toMatchObject({
      verification_status: 'in_process',
      bankName: { en: 'Bank Hapoalim' },
      accountLastDigits: '512',
      warnings: [],
      dueAt: after(48 * HOUR_MS).toISOString(),
      overdue: false,
      payoutsPaused: false,
    });
    const seen = await read(owner, partnerUsername);
    expect(seen.body).toEqual({ partnerId, bankDetails: details });
    expect(seen.headers['cache-control']).toContain('no-store');
    expect(JSON.stringify(details)).not.toContain(ACCOUNT.accountNumber);
    const again = await app.call('POST', `/v1/bank-details/partner/${partnerId}`, {
      as: owner,
      body: { ...ACCOUNT, documentId: (await app.upload(owner)).body.documentId },
    });
    expect([again.status, again.body]).toMatchObject([409, { code: 'bank.already_given' }]);
    const stored: { everything: string }[] = await app.source.query(
      `select concat_ws(' ', (select string_agg(d::text, '') from verification.bank_details d),
         (select string_agg(m::text, '') from verification.bank_details_moves m),
         (select string_agg(o::text, '') from platform.outbox o)) as everything`,
    );
    expect(stored[0]!.everything).toContain('in_process');
    expect(stored[0]!.everything).not.toMatch(/471840512|ג׳ולי בע״מ/);
  });

  it('is the only one: crew members are refused, for others there is no store, and admins read along', async () => {
    const { partnerId, details } = await app.submitted();
    const [member, stranger] = [await app.person(), await app.person()];
    await app.source.query(
      `insert into stores.crew (id, store_id, user_id, role, joined_at) values ($1, $2, $3, 'Member', now())`,
      [newId(), partnerId, member],
    );
    const tried = async (as: string) => [
      (await read(as, partnerId)).status,
      (await app.edit(as, details.id, ACCOUNT)).status,
    ];
    expect(await tried(member)).toEqual([403, 403]);
    expect(await tried(stranger)).toEqual([404, 404]);
    expect(await tried(ADMIN)).toEqual([200, 404]);
  });

  it('has to upload a document of their own', async () => {
    const [{ owner, partnerId }, other] = [await app.store(), await app.submitted()];
    const path = `/v1/bank-details/partner/${partnerId}`;
    const without = await app.call('POST', path, { as: owner, body: ACCOUNT, language: 'en' });
    expect([without.status, without.text]).toEqual([
      422,
      expect.stringContaining('Please upload a bank account ownership document'),
    ]);
    const theirs = await app.call('POST', path, {
      as: owner,
      body: { ...ACCOUNT, documentId: other.documentId },
    });
    expect([theirs.status, theirs.body]).toMatchObject([422, { code: 'bank.document_required' }]);
  });

  it('is warned of doubts, which block nothing', async () => {
    const given = { bankNumber: '60', branchNumber: '001', accountNumber: '1234567890' };
    expect((await app.submitted(given)).details.warnings).toEqual(['unknown_bank', 'account_too_long']);
  });

  it('finds banks and branches, as of a day', async () => {
    const { owner } = await app.store();
    const banks = await app.call('GET', '/v1/banks', { as: owner });
    expect(banks.body).toMatchObject({
      asOf: '2024-09-01',
      banks: expect.arrayContaining([expect.objectContaining({ bankNumber: '12' })]),
    });
    const branches = await app.call('GET', '/v1/banks/12/branches', { as: owner });
    expect(branches.text).toContain('"branchNumber":"634","name":"ראשון לציון"');
  });
});
