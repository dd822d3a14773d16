import { newId } from '@smachot/kernel';
import { aLedger, disputed, money, NOW, ORDER, plan, sumOf, told } from '../testing/a-ledger';
import { Payout } from './payout';

describe('the ledger of a store', () => {
  it('tells what a customer paid, what the platform takes, and what goes back', () => {
    const ledger = aLedger();
    ledger.noteOrder(money({ over: false }), NOW);
    ledger.noteOrder(money({ version: 2, toCustomer: 30_000, commission: 7_000 }), NOW);
    expect(told(ledger)).toEqual([
      [1, 'captured', 100_000, 100_000],
      [2, 'commission', -10_000, 90_000],
      [3, 'refunded', -30_000, 60_000],
      [4, 'commission', 3_000, 63_000],
    ]);
    // what was owed is given back: nothing changes for the store
    ledger.noteOrder(money({ version: 3, refunded: 30_000, commission: 7_000 }), NOW);
    expect(ledger.state).toMatchObject({ balance: 63_000, lines: 4 });
    expect([sumOf(ledger, 'clearing'), sumOf(ledger, 'customers')]).toEqual([-70_000, 0]);
  });

  it('pays nothing of an order that is not over, nor before the day after it', () => {
    const ledger = aLedger();
    ledger.noteOrder(money({ over: false }), NOW);
    expect(plan(ledger)).toBeUndefined();
    ledger.noteOrder(money({ version: 2, endsAt: '2031-06-08T20:00:00.000Z' }), NOW);
    expect(plan(ledger)).toBeUndefined();
    ledger.noteOrder(money({ version: 3, endsAt: '2031-06-07T20:00:00.000Z' }), NOW);
    expect(plan(ledger)?.payout).toMatchObject({ amount: 90_000, status: 'planned' });
    expect(ledger.state.balance).toBe(0);
    expect(plan(ledger)).toBeUndefined();
  });

  it.each([
    [4_999, undefined],
    [5_000, 5_000],
  ])('pays out of %s agorot %s', (captured, amount) => {
    const ledger = aLedger();
    ledger.noteOrder(money({ captured, commission: 0 }), NOW);
    expect(plan(ledger)?.payout.amount).toBe(amount);
  });

  it('takes a chargeback after the payout off the next one', () => {
    const ledger = aLedger();
    ledger.noteOrder(money(), NOW);
    plan(ledger);
    const opened = disputed();
    ledger.noteChargeback(null, opened, NOW);
    expect(ledger.state).toMatchObject({ balance: -40_000, frozen: 40_000 });
    ledger.noteChargeback(opened, { ...opened, status: 'lost', version: 2 }, NOW);
    expect(ledger.state).toMatchObject({ balance: -40_000, frozen: 0 });
    const other = newId();
    ledger.noteOrder(money({ orderId: other, captured: 60_000, commission: 0 }), NOW);
    const next = plan(ledger, 2)!;
    expect(next.payout.amount).toBe(20_000);
    expect(next.items).toEqual([
      { orderId: ORDER, amount: -40_000 },
      { orderId: other, amount: 60_000 },
    ]);
  });

  it('frees a chargeback that is won, also one that was lost before', () => {
    const ledger = aLedger();
    ledger.noteOrder(money(), NOW);
    const opened = disputed();
    const [lost, won] = [
      { ...opened, status: 'lost' as const, version: 2 },
      { ...opened, status: 'won' as const, version: 3 },
    ];
    ledger.noteChargeback(null, opened, NOW);
    ledger.noteChargeback(opened, lost, NOW);
    ledger.noteChargeback(lost, won, NOW);
    expect(ledger.state).toMatchObject({ balance: 90_000, frozen: 0 });
    expect(told(ledger).map(([, kind, amount]) => [kind, amount])).toEqual([
      ['captured', 100_000],
      ['commission', -10_000],
      ['chargeback_opened', -40_000],
      ['chargeback_lost', 0],
      ['chargeback_won', 40_000],
    ]);
  });

  it('does not debit a store for a lost chargeback and for the refund that was not made because of it', () => {
    const ledger = aLedger();
    ledger.noteOrder(money({ commission: 0, toCustomer: 100_000 }), NOW);
    const lost = disputed({ amount: 100_000, status: 'lost' });
    ledger.noteChargeback(null, lost, NOW);
    ledger.noteOrder(money({ commission: 0, refunded: 100_000, version: 2 }), NOW);
    ledger.noteVoidedRefund('voided', lost, 100_000, NOW);
    expect(ledger.state).toMatchObject({ balance: 0, frozen: 0 });
    expect(sumOf(ledger, 'clearing')).toBe(0);
    // the provider gives the sum back late, and the refund is made after all
    ledger.noteChargeback(lost, { ...lost, status: 'won', version: 2 }, NOW);
    expect(ledger.state).toMatchObject({ balance: 0, frozen: 0 });
    expect(sumOf(ledger, 'clearing')).toBe(0);
  });

  it('has a payout that came back on its balance, and pays nothing to those details again', () => {
    const ledger = aLedger();
    ledger.noteOrder(money(), NOW);
    const { payout, items } = plan(ledger)!;
    const details = { bankDetailsId: newId(), version: 4 };
    const sent = new Payout(payout);
    sent.payTo(details);
    sent.send(NOW);
    sent.giveBack('account_closed', '02', NOW);
    ledger.giveBack(sent.state, items, NOW);
    expect(ledger.state.balance).toBe(90_000);
    expect(ledger.refuses(details)).toBe(true);
    expect(ledger.refuses({ ...details, version: 5 })).toBe(false);
    expect(plan(ledger, 2)?.payout.amount).toBe(90_000);
  });
});
