import { newId } from '@smachot/kernel';
import type { Account } from '../domain/ledger-entry';
import { momentOf } from '../domain/payout-days';
import { type ChargebackBook, freshAccount, type OrderMoney, StoreLedger } from '../domain/store-ledger';

const STORE = newId();
export const NOW = new Date('2031-06-10T09:00:00Z');
const DAY = '2031-06-08';
const ENDED = '2031-06-01T20:00:00.000Z';
export const ORDER = newId();

export const money = (change: Partial<OrderMoney> = {}): OrderMoney => ({
  ...{ orderId: ORDER, orderCode: '12345678', storeId: STORE, version: 1 },
  ...{ captured: 100_000, refunded: 0, toCustomer: 0, commission: 10_000, over: true, endsAt: ENDED },
  ...change,
});
export const disputed = (change: Partial<ChargebackBook> = {}): ChargebackBook => ({
  ...{ chargebackId: newId(), paymentId: newId(), orderId: ORDER, storeId: STORE },
  ...{ amount: 40_000, voided: 0, status: 'opened', version: 1 },
  ...change,
});
export const aLedger = () => new StoreLedger(freshAccount(STORE));
export const plan = (ledger: StoreLedger, number = 1) =>
  ledger.plan({ id: newId(), number, batchId: newId(), day: DAY }, momentOf(DAY), NOW);
export const sumOf = (ledger: StoreLedger, account: Account): number =>
  ledger.postings
    .flatMap(({ entries }) => entries)
    .filter((entry) => entry.account === account)
    .reduce((sum, { amount }) => sum + amount, 0);
export const told = (ledger: StoreLedger) =>
  ledger.postings
    .flatMap(({ entries }) => entries)
    .filter(({ account }) => account === 'store')
    .map(({ kind, amount, line, balance }) => [line, kind, amount, balance]);
