import { QueryBus } from '@nestjs/cqrs';
import type { AnswerOf, BankDetailsRecord, listBankDetails, readBankDetails } from '@smachot/contracts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '@smachot/kernel';
import { Secrets, UnitOfWork } from '@smachot/server-platform';
import { testConfig, TUESDAY } from '@smachot/server-testing';
import { VerifiedAccounts } from '../src';
import { BankDetailsRepository } from '../src/persistence/bank-details.repository';
import { DetailsCipher } from '../src/persistence/details-cipher';
import {
  ACCOUNT,
  ADMIN,
  after,
  OTHER_ADMIN,
  type VerificationApp,
  verificationApp,
} from './verification-app';

let app: VerificationApp;
beforeAll(async () => {
  app = await verificationApp({ previews: false });
});
beforeEach(() => app.clock.moveTo(TUESDAY));
afterAll(() => app?.close());

const read = (as: string, store: string) =>
  app.call<AnswerOf<typeof readBankDetails>>('GET', `/v1/bank-details/partner/${store}`, { as });
const record = (id: string) =>
  app.call<BankDetailsRecord>('GET', `/admin/api/bank-details/${id}`, { as: ADMIN });
const queue = async (query = '') =>
  (await app.call<AnswerOf<typeof listBankDetails>>('GET', `/admin/api/bank-details${query}`, { as: ADMIN }))
    .body;
const verified = async (storeId: string) =>
  (await app.app.get(QueryBus).execute(new VerifiedAccounts([storeId]))).get(storeId);

describe('an admin', () => {
  it('compares the whole number with the document, and the reading is audited', async () => {
    const { details, partnerUsername } = await app.submitted();
    const { body } = await record(details.id);
    expect(body).toMatchObject({
      accountNumber: ACCOUNT.accountNumber,
      business: { partnerUsername, businessName: 'השולחן של סבתא ג׳ולי' },
      history: [{ move: 'submit', by: 'owner' }],
    });
    await app.addresses(details.id);
    expect(app.acts.slice(-2)).toEqual([
      expect.objectContaining({
        ...{ call: 'verification.readBankDetailsRecord', actorId: ADMIN, about: { id: details.id } },
      }),
      expect.objectContaining({
        ...{ call: 'verification.readBankDocument', actorId: ADMIN, about: { id: details.id } },
      }),
    ]);
    expect(JSON.stringify(await queue())).not.toContain(ACCOUNT.accountNumber);
  });

  it('rejects with a reason, the owner corrects, the admin verifies, and payouts open', async () => {
    const { owner, partnerId, details } = await app.submitted();
    const unreasoned = await app.decide(details.id, { verification_status: 'rejected' });
    expect([unreasoned.status, unreasoned.body.code]).toEqual([422, 'bank.reason_required']);
    const rejected = await app.decide(details.id, {
      verification_status: 'rejected',
      notes: 'document_unreadable',
    });
    expect(rejected.body).toMatchObject({ verification_status: 'rejected', corrected: false });
    expect((await read(owner, partnerId)).body.bankDetails).toMatchObject({
      verification_status: 'rejected',
      rejectionReason: 'document_unreadable',
      dueAt: null,
    });
    expect(await verified(partnerId)).toBeUndefined();
    const { documentId } = (await app.upload(owner)).body;
    const corrected = await app.edit(owner, details.id, { ...ACCOUNT, documentId });
    expect(corrected.body).toMatchObject({
      verification_status: 'in_process',
      rejectionReason: null,
      version: 3,
    });
    const decided = await app.decide(details.id, { verification_status: 'verified' });
    expect(decided.body).toMatchObject({ verification_status: 'verified', corrected: true });
    expect(await verified(partnerId)).toMatchObject({ ...ACCOUNT, storeId: partnerId, version: 4 });
    const moves: { move: string; actor: string }[] = await app.source.query(
      'select move, actor_id as actor from verification.bank_details_moves where bank_details_id = $1 order by at, id',
      [details.id],
    );
    expect(moves).toEqual([
      { move: 'submit', actor: owner },
      { move: 'reject', actor: ADMIN },
      { move: 'submit', actor: owner },
      { move: 'verify', actor: ADMIN },
    ]);
    const told = await app.told('notifications.deliver', owner);
    expect(told.map(({ kind }) => kind)).toEqual(['bank_details_rejected', 'bank_details_verified']);
  });

  it('fixes the holder and the number that the owner left to the profile', async () => {
    const { partnerId, details } = await app.submitted();
    const profile = (name: string, number: string) =>
      app.source.query('update stores.stores set business_name = $2, vat_statements = $3 where id = $1', [
        ...[partnerId, name],
        JSON.stringify([{ since: TUESDAY.toISOString(), vat: { status: 'company', number } }]),
      ]);
    const [accountHolder, holderNumber] = ['המטבח בע״מ', '514756428'];
    await profile(accountHolder, holderNumber);
    await app.decide(details.id, { verification_status: 'verified' });
    await profile('בית אחר', '510000003');
    expect(await verified(partnerId)).toMatchObject({ accountHolder, holderNumber });
    expect((await record(details.id)).body).toMatchObject({ accountHolder, holderNumber });
  });

  it('decides what another admin has not decided: of two at once one is refused', async () => {
    const { details } = await app.submitted();
    const answers = await Promise.all([
      app.decide(details.id, { verification_status: 'verified', version: '1' }),
      app.decide(details.id, { verification_status: 'rejected', notes: 'x', version: '1' }, OTHER_ADMIN),
    ]);
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(answers.find(({ status }) => status === 409)!.body.code).toBe('bank.decided');
    expect((await record(details.id)).body.history).toHaveLength(2);
  });

  it('decides what they have seen: details that changed meanwhile are refused', async () => {
    const { owner, details } = await app.submitted();
    await app.edit(owner, details.id, { ...ACCOUNT, accountNumber: '482917' });
    const stale = await app.decide(details.id, { verification_status: 'verified', version: '1' });
    expect([stale.status, stale.body.code]).toEqual([409, 'conflict.version']);
  });

  it('does not verify an account that payouts cannot reach', async () => {
    const { details } = await app.submitted({ accountNumber: '1234567890' });
    const decided = await app.decide(details.id, { verification_status: 'verified' });
    expect([decided.status, decided.body.code]).toEqual([422, 'bank.account_too_long']);
  });

  it('sees the queue by its age, narrowed and page by page', async () => {
    const first = await app.submitted();
    app.clock.moveTo(after(HOUR_MS));
    const second = await app.submitted();
    await app.decide(first.details.id, { verification_status: 'verified' });
    const ids = async (query: string) => (await queue(query)).bankDetails.map(({ id }) => id);
    const unverified = await ids('?is_verified=false&limit=500');
    expect(unverified).toContain(second.details.id);
    expect(unverified).not.toContain(first.details.id);
    expect(await ids('?is_verified=true&limit=500')).toContain(first.details.id);
    expect(await ids('?is_verified=true&verification_status=rejected')).toEqual([]);
    const pages: string[] = [];
    for (let cursor = ''; ;) {
      const page = await queue(`?limit=2${cursor && `&cursor=${cursor}`}`);
      pages.push(...page.bankDetails.map(({ id }) => id));
      if (!page.nextCursor) break;
      cursor = page.nextCursor;
    }
    expect(pages).toEqual(await ids('?limit=500'));
    expect(pages.indexOf(first.details.id)).toBeLessThan(pages.indexOf(second.details.id));
  });

  it('is reminded once after 36 hours, and after 48 the details are overdue', async () => {
    const { details, owner, partnerId } = await app.submitted();
    const reminders = async () => (await app.told('notifications.deliver', ADMIN)).length;
    await app.tick(after(36 * HOUR_MS - 1));
    const before = await reminders();
    await app.tick(after(36 * HOUR_MS));
    expect(await reminders()).toBe(before + 1);
    await app.tick(after(36 * HOUR_MS + MINUTE_MS));
    expect(await reminders()).toBe(before + 1);
    expect((await read(owner, partnerId)).body.bankDetails!.overdue).toBe(false);
    app.clock.moveTo(after(48 * HOUR_MS));
    expect((await read(owner, partnerId)).body.bankDetails!.overdue).toBe(true);
    expect((await queue('?limit=500')).overdue).toBeGreaterThan(0);
    await app.decide(details.id, { verification_status: 'verified' });
    expect((await read(owner, partnerId)).body.bankDetails!.overdue).toBe(false);
  });
});

describe('details that were verified', () => {
  it('pause payouts when they are edited, and the address that was known before is told', async () => {
    const { owner, partnerId, email, details } = await app.submitted();
    await app.decide(details.id, { verification_status: 'verified' });
    // whoever takes a store over changes its address first
    await app.source.query(`update stores.stores set email = 'thief@evil.example' where id = $1`, [
      partnerId,
    ]);
    const edited = await app.edit(owner, details.id, { ...ACCOUNT, accountNumber: '482917', version: 2 });
    expect(edited.body).toMatchObject({
      verification_status: 'in_process',
      payoutsPaused: true,
      accountLastDigits: '917',
    });
    expect(await verified(partnerId)).toBeUndefined();
    app.mails.length = 0;
    await app.jobs.drain();
    expect(app.mails.map(({ to }) => to).toSorted()).toEqual([email, 'thief@evil.example'].toSorted());
    expect(app.mails[0]!.text).toContain('No payouts are made');
    expect(JSON.stringify(app.mails)).not.toMatch(/482917|471840512/);
    expect(await app.source.query('select id from verification.notices')).toEqual([]);
    expect(await app.told('notifications.deliver', owner)).toMatchObject([
      { kind: 'bank_details_verified' },
      { kind: 'bank_details_changed', urgent: true },
    ]);
  });

  it('stay so when nothing was changed; an outdated edit is refused', async () => {
    const { owner, details } = await app.submitted();
    const { accountHolder } = (await app.decide(details.id, { verification_status: 'verified' })).body;
    const same = await app.edit(owner, details.id, { ...ACCOUNT, accountHolder, version: 2 });
    expect(same.body).toMatchObject({ verification_status: 'verified', version: 2 });
    const outdated = await app.edit(owner, details.id, { ...ACCOUNT, bankNumber: '10', version: 1 });
    expect([outdated.status, outdated.body.code]).toEqual([409, 'conflict.version']);
  });

  it('are deleted sixty days after their store closed, with the document', async () => {
    const { owner, partnerId, details } = await app.submitted();
    const closed = await app.call('DELETE', `/v1/partners/${partnerId}`, { as: owner });
    expect(closed.status).toBe(204);
    await app.jobs.drain();
    const exists = async () => (await record(details.id)).status;
    await app.tick(after(60 * DAY_MS - 1));
    expect(await exists()).toBe(200);
    await app.tick(after(60 * DAY_MS));
    expect(await exists()).toBe(404);
    expect(
      (await app.call('GET', (await app.addresses(details.id)).presigned_url ?? '/v1/none')).status,
    ).toBe(404);
  });
});

it('encrypts everything with the new key when the key was changed', async () => {
  const { details } = await app.submitted();
  const { SECRET_KEY } = app.config.settings;
  const rotated = new Secrets(
    testConfig('postgres://x', { SECRET_KEY, SEALING_KEYS: `k1:${'n'.repeat(32)}` }),
  );
  const repository = new BankDetailsRepository(new DetailsCipher(rotated));
  const reseal = () => app.app.get(UnitOfWork).run((tx) => repository.reseal(tx, 500));
  expect(await reseal()).toBeGreaterThan(0);
  expect(await reseal()).toBe(0);
  const [row]: { sealed: string }[] = await app.source.query(
    'select sealed from verification.bank_details where id = $1',
    [details.id],
  );
  expect(row!.sealed).toMatch(/^k1\./);
  expect(rotated.open('bank-account', row!.sealed)).toContain(ACCOUNT.accountNumber);
});
