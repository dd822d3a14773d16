import type { BankDetailsId, EventPayload, StoreId } from '@smachot/contracts';
import { addDays, HOUR_MS, newId } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import { Payout, type PayoutItem, type PayoutState } from '../domain/payout';
import { PayoutBatch, type PayoutBatchState } from '../domain/payout-batch';
import { batchDay, momentOf, paymentDay } from '../domain/payout-days';
import type { StoreLedger } from '../domain/store-ledger';
import { PayoutRepository } from '../persistence/payout.repository';
import { PayoutBatchSchema } from '../persistence/payouts.schema';
import { StoreLedgerRepository } from '../persistence/store-ledger.repository';

type Money = { at: Date; moved: EventPayload<'orders.money_moved'> };
type Disputed = { at: Date; told: EventPayload<'payments.chargeback_opened'> };
type Demo = {
  money: Money[];
  /** The one store whose bank details are verified, for as many days. */
  paid: { storeId: StoreId; bankDetailsId: BankDetailsId; version: number };
  /** A chargeback of an order of that store, later than the batches. */
  disputed: Disputed;
  now: Date;
};
type Planned = { payout: PayoutState; items: PayoutItem[] };

/** Weeks with a batch before the present one, which the worker plans. */
const WEEKS = 3;
const ledgers = new StoreLedgerRepository();
const payouts = new PayoutRepository();

/** Seeds the books of stores from the money of their orders, and the last weekly payouts of the one with verified details. */
export const seedPayoutsDemo = async (tx: Tx, { money, paid, disputed, now }: Demo): Promise<void> => {
  const inOrder = money.toSorted((one, other) => one.at.getTime() - other.at.getTime());
  const storeIds = [...new Set(money.map(({ moved }) => moved.storeId))];
  const planned: Planned[] = [];
  for (const storeId of storeIds) {
    const ledger = await ledgers.load(tx, storeId, []);
    const own = inOrder.filter(({ moved }) => moved.storeId === storeId);
    const batches = storeId === paid.storeId ? await openBatches(tx, now) : [];
    const before = own.filter(({ at }) => at <= disputed.at);
    planned.push(...(await book(tx, ledger, before, batches)));
    if (storeId === disputed.told.storeId) await dispute(tx, ledger, disputed);
    for (const one of own.slice(before.length)) note(ledger, one);
    await ledgers.save(tx, ledger);
  }
  for (const { payout, items } of planned) await payouts.add(tx, settled(payout, paid, now), items);
};

const weeksAgo = (now: Date, weeks: number) => addDays(batchDay(now), -7 * weeks);
/** The one that is on its way. */
const newestBatch = (now: Date) => weeksAgo(now, 1);

/** The batches of the last weeks, as the bank has answered them; the newest one is on its way. */
const openBatches = async (tx: Tx, now: Date): Promise<PayoutBatchState[]> => {
  const states: PayoutBatchState[] = [];
  for (let week = WEEKS; week >= 1; week--) {
    const day = weeksAgo(now, week);
    const at = momentOf(day);
    const batch = new PayoutBatch({
      ...{ id: newId(at.getTime()), day, status: 'planning', plannedUpTo: null, fileNumber: null },
      ...{ fileMadeAt: null, paymentDay: null, fileSerial: null, sentAt: null, answeredAt: null },
      createdAt: at,
    });
    const sentAt = hoursAfter(at, 5);
    batch.planned(null);
    const file = { paymentDay: paymentDay(sentAt, () => false), fileSerial: 1 };
    batch.makeFile(null, file, sentAt);
    batch.send(1, sentAt);
    if (week > 1) batch.answer(hoursAfter(at, 80));
    states.push(batch.state);
  }
  await tx.manager.insert(PayoutBatchSchema, states);
  return states;
};

/** Notes what happened to the money, and plans each payout at its moment between. */
const book = async (
  tx: Tx,
  ledger: StoreLedger,
  money: Money[],
  batches: PayoutBatchState[],
): Promise<Planned[]> => {
  const planned: Planned[] = [];
  const rest = [...money];
  for (const { id: batchId, day } of batches) {
    const moment = momentOf(day);
    while (rest[0] && rest[0].at <= moment) note(ledger, rest.shift()!);
    const number = await payouts.nextNumber(tx);
    const one = ledger.plan({ id: newId(moment.getTime()), number, batchId, day }, moment, moment);
    if (one) planned.push(one);
  }
  for (const one of rest) note(ledger, one);
  return planned;
};

/** Freezes the disputed sum. */
const dispute = async (tx: Tx, ledger: StoreLedger, { at, told }: Disputed): Promise<void> => {
  const { chargebackId, paymentId, orderId, storeId, amount, version } = told;
  const next = { chargebackId, paymentId, orderId, storeId, amount, version };
  const book = { ...next, status: 'opened' as const, voided: 0 };
  ledger.noteChargeback(null, book, at);
  await ledgers.saveChargeback(tx, book);
};

const note = (ledger: StoreLedger, { at, moved }: Money): void => ledger.noteOrder(moved, at);
const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);

/** The payout as the file and the bank's answer of its week left it. */
const settled = (state: PayoutState, paid: Demo['paid'], now: Date): PayoutState => {
  const payout = new Payout(state);
  payout.payTo(paid);
  payout.send(hoursAfter(state.plannedAt, 5));
  const answeredAt = hoursAfter(state.plannedAt, 80);
  if (state.plannedAt < momentOf(newestBatch(now))) payout.pay(answeredAt);
  return payout.state;
};
