import { HOUR_MS } from '@smachot/kernel';
import { bankVerificationLifecycle } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import { ADMIN, bankDetails, OWNER } from '../testing/bank-details';

const noon = new Date('2026-11-23T10:00:00Z');
const later = (hours: number) => new Date(noon.getTime() + hours * HOUR_MS);
const contact = { contactEmail: 'new@shop.example' };

describe('bank details', () => {
  it('wait 48 hours at most, and the admins are reminded after 36', () => {
    const { state } = bankDetails({}, noon);
    expect(state).toMatchObject({ status: 'in_process', dueAt: later(48), remindAt: later(36), version: 1 });
  });

  it('are verified: the clock stops, and the event says so', () => {
    const details = bankDetails({}, noon);
    expect(details.verify(ADMIN, later(2))).toMatchObject({ ok: true });
    expect(details.state).toMatchObject({
      status: 'verified',
      dueAt: null,
      remindAt: null,
      decidedAt: later(2),
    });
    expect(details.payoutsPaused).toBe(false);
    expect(details.getUncommittedEvents()).toEqual([
      {
        event: 'verification.bank_details_moved',
        payload: {
          bankDetailsId: details.state.id,
          storeId: details.state.storeId,
          status: 'verified',
          version: 2,
        },
      },
    ]);
  });

  it('keep the holder and number that the owner stated, and those of the profile where they are empty', () => {
    const profile = { businessName: 'המטבח', vatNumber: '510000003' };
    const stated = bankDetails({ accountHolder: 'ג׳ולי אוחנה', holderNumber: '514756428' }, noon);
    const empty = bankDetails({ accountHolder: '', holderNumber: null }, noon);
    for (const details of [stated, empty]) details.verify(ADMIN, noon, '', profile);
    expect(stated.state).toMatchObject({ accountHolder: 'ג׳ולי אוחנה', holderNumber: '514756428' });
    expect(empty.state).toMatchObject({ accountHolder: 'המטבח', holderNumber: '510000003' });
  });

  it('keep the remark of an admin who verifies them for the audit alone', () => {
    const details = bankDetails({}, noon);
    details.verify(ADMIN, noon, 'rang the bank');
    expect(details.moves).toMatchObject([{ move: 'verify', reason: 'rang the bank' }]);
    expect(details.state.rejectionReason).toBeNull();
  });

  it('are rejected with a reason, never without', () => {
    const details = bankDetails({}, noon);
    expect(details.reject('', ADMIN, noon)).toMatchObject({ ok: false, code: 'bank.reason_required' });
    expect(details.reject('name_differs', ADMIN, noon)).toMatchObject({ ok: true });
    expect(details.state).toMatchObject({ status: 'rejected', rejectionReason: 'name_differs' });
  });

  it.each(['verified', 'rejected'] as const)('that are %s cannot be decided again', (status) => {
    const details = bankDetails({ status }, noon);
    expect(details.verify(ADMIN, noon)).toMatchObject({ ok: false, code: 'bank.decided' });
    expect(details.reject('x', ADMIN, noon)).toMatchObject({ ok: false, code: 'bank.decided' });
    expect(details.getUncommittedEvents()).toEqual([]);
  });

  it('with an account that the payout file cannot hold are not verified, but can be rejected', () => {
    const details = bankDetails({ accountNumber: '1234567890' }, noon);
    expect(details.verify(ADMIN, noon)).toMatchObject({ ok: false, code: 'bank.account_too_long' });
    expect(details.reject('numbers_differ', ADMIN, noon)).toMatchObject({ ok: true });
    expect(bankDetails({ accountNumber: '0234567890' }, noon).verify(ADMIN, noon)).toMatchObject({
      ok: true,
    });
  });

  it('that were verified wait again after an edit, and payouts with them', () => {
    const details = bankDetails({ status: 'verified' }, noon);
    expect(details.edit({ accountNumber: '482917', ...contact }, OWNER, later(100))).toEqual({
      ok: true,
      value: true,
    });
    expect(details.state).toMatchObject({
      status: 'in_process',
      dueAt: later(148),
      decidedAt: null,
      version: 3,
    });
    expect(details.payoutsPaused).toBe(true);
    expect(details.state.contactEmail).toBe('new@shop.example');
    expect(details.moves).toMatchObject([
      {
        move: 'edit',
        actorId: OWNER,
        before: { status: 'verified', accountLastDigits: '512' },
        after: { status: 'in_process', accountLastDigits: '917' },
      },
    ]);
    expect(JSON.stringify(details.moves)).not.toMatch(/471840512|482917/);
  });

  it('stay verified when an edit changes nothing', () => {
    const details = bankDetails({ status: 'verified' }, noon);
    expect(details.edit({ bankNumber: '12', ...contact }, OWNER, later(1))).toEqual({
      ok: true,
      value: false,
    });
    expect(details.state).toMatchObject({ status: 'verified', version: 2, contactEmail: 'old@shop.example' });
  });

  it('that were rejected are sent again, changed or not, without the old reason', () => {
    const details = bankDetails({ status: 'rejected' }, noon);
    expect(details.edit(contact, OWNER, later(1))).toEqual({ ok: true, value: true });
    expect(details.state).toMatchObject({ status: 'in_process', rejectionReason: null, wasRejected: true });
    expect(details.moves).toMatchObject([{ move: 'submit', by: 'owner' }]);
  });

  it('of a closed store are kept for sixty days, and nobody is reminded of them', () => {
    const details = bankDetails({}, noon);
    details.storeClosed(noon);
    details.storeClosed(later(24));
    expect(details.state).toMatchObject({ eraseAt: later(60 * 24), remindAt: null });
  });
});

describe('bank details and their lifecycle', () => {
  const changed = { accountNumber: '482917', ...contact };
  it.each(
    walk(bankVerificationLifecycle, {
      in: {
        in_process: () => bankDetails({}, noon),
        verified: () => bankDetails({ status: 'verified' }, noon),
        rejected: () => bankDetails({ status: 'rejected' }, noon),
      },
      status: ({ state }) => state.status,
      acts: {
        'submit owner': (details) => details.edit(changed, OWNER, later(1)),
        'edit owner': (details) => details.edit(changed, OWNER, later(1)),
        'verify admin': (details) => details.verify(ADMIN, later(1)),
        'reject admin': (details) => details.reject('x', ADMIN, later(1)),
      },
      others: { closed: (details) => details.storeClosed(later(1)) },
      // an owner's edit is the one or the other move, by the status
      except: ['verified submit owner', 'rejected edit owner'],
    }),
  )('$row', async ({ run }) => {
    const { after, allowed } = await run();
    expect(allowed).toContain(after);
  });
});
