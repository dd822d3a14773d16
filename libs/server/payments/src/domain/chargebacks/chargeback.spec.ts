import type { ChargebackStatus } from '@smachot/contracts';
import { DAY_MS, newId } from '@smachot/kernel';
import { chargebackLifecycle } from '@smachot/lifecycles';
import { walk } from '@smachot/lifecycles-testing';
import fc from 'fast-check';
import { Chargeback } from './chargeback';
import { disputedAmount } from './disputed-amount';

const NOON = new Date('2026-11-23T10:00:00Z');
const ADMIN = newId();
const inDays = (days: number) => new Date(NOON.getTime() + days * DAY_MS);

const opened = () =>
  Chargeback.open(
    {
      id: newId(),
      saleId: 'SALE-1',
      subject: 'order',
      userId: newId(),
      paymentId: newId(),
      billId: null,
      orderId: newId(),
      orderCode: '58204117',
      storeId: newId(),
      amount: 65_000,
    },
    NOON,
  );
const inStatus: Record<ChargebackStatus, () => Chargeback> = {
  opened,
  evidence_sent: () => after((one) => one.sendEvidence(ADMIN, 'mailed', NOON)),
  won: () => after((one) => one.win(NOON)),
  lost: () => after((one) => one.lose(ADMIN, 'told by phone', NOON)),
};
const after = (act: (chargeback: Chargeback) => unknown): Chargeback => {
  const chargeback = opened();
  act(chargeback);
  return chargeback;
};

describe('a chargeback', () => {
  const rows = walk(chargebackLifecycle, {
    in: inStatus,
    status: ({ state }) => state.status,
    acts: {
      'answer customer': (one) => one.mayAnswer('customer', NOON),
      'answer business': (one) => one.mayAnswer('business', NOON),
      'send_evidence admin': (one) => one.sendEvidence(ADMIN, 'x', NOON),
      'win provider': (one) => one.win(NOON),
      'lose admin': (one) => one.lose(ADMIN, 'x', NOON),
      'expire clock': (one) => one.expire(NOON),
    },
  });
  it.each(rows)('$row', async ({ run }) => {
    const { after: status, allowed } = await run();
    expect(allowed).toContain(status);
  });

  it('asks both sides for a week, and is lost after two unless its evidence was sent', () => {
    const { state } = opened();
    expect(state).toMatchObject({ answerBy: inDays(7), expiresAt: inDays(14), version: 1 });
    expect(opened().mayAnswer('customer', inDays(6.9))).toBe(true);
    expect(opened().mayAnswer('business', inDays(7))).toBe(false);
    expect(inStatus.evidence_sent().state.expiresAt).toBeNull();
  });

  it('tells its end once, with what a ledger needs', () => {
    const chargeback = inStatus.evidence_sent();
    chargeback.lose(ADMIN, 'x', inDays(3));
    chargeback.lose(ADMIN, 'again', inDays(4));
    expect(chargeback.getUncommittedEvents()).toMatchObject([
      { event: 'payments.chargeback_opened', payload: { amount: 65_000, version: 1 } },
      { event: 'payments.chargeback_resolved', payload: { amount: 65_000, outcome: 'lost', version: 3 } },
    ]);
    expect(chargeback.steps.map(({ move }) => move)).toEqual(['open', 'send_evidence', 'lose']);
  });

  it('that is won after it was lost names the refunds to be made after all', () => {
    const chargeback = inStatus.lost();
    chargeback.state.voided = 20_000;
    expect(chargeback.win(inDays(20))).toEqual({ ok: true, value: 20_000 });
    expect(chargeback.state).toMatchObject({ status: 'won', voided: 0, version: 3 });
  });
});

describe('the disputed sum', () => {
  it.each([
    ['all of a sale', { captured: 1000, refunded: 0 }, { amount: 1000, left: 0, partly: false }, 1000],
    ['what a refund left', { captured: 1000, refunded: 300 }, { amount: 1000, left: 0, partly: false }, 700],
    ['a part', { captured: 1000, refunded: 300 }, { amount: 1000, left: 500, partly: true }, 200],
    ['a sale of nobody', undefined, { amount: 1000, left: 0, partly: false }, 1000],
    [
      'money that went twice',
      { captured: 1000, refunded: 1000 },
      { amount: 1000, left: 0, partly: false },
      1000,
    ],
  ] as const)('is %s', (_, ours, theirs, expected) => expect(disputedAmount(ours, theirs)).toBe(expected));

  it('is never negative or nothing', () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 500, max: 1e7 }),
        fc.double({ min: 0, max: 1, noNaN: true }),
        (sum, share) => {
          const refunded = Math.floor(sum * share);
          const amount = disputedAmount({ captured: sum, refunded }, { amount: sum, left: 0, partly: false });
          expect(amount).toBeGreaterThan(0);
          expect(amount).toBeLessThanOrEqual(sum);
        },
      ),
    ));
});
