import {
  type BankDetailsId,
  type ChargebackId,
  type EventPayload,
  LEAST_PAYOUT,
  type OrderId,
  type PaymentId,
  type PayoutBatchId,
  type PayoutId,
  type StatementKind,
  type StoreId,
} from '@smachot/contracts';
import type { Account, Posting } from './ledger-entry';
import type { PayoutItem, PayoutState } from './payout';
import { payableFrom } from './payout-days';

/** Sums in agorot. */
export type StoreAccountState = {
  storeId: StoreId;
  /** What the store is owed. Below 0: it owes. */
  balance: number;
  frozen: number;
  /** The number of lines of the statement so far. */
  lines: number;
  /** The details to which the bank refused to pay: nothing is paid to them until they are changed. */
  refusedDetailsId: BankDetailsId | null;
  refusedVersion: number | null;
};

/** An order in the books of its store. Sums in agorot; the first four are totals of `version`. */
export type OrderBook = {
  orderId: OrderId;
  storeId: StoreId;
  /** Null: nothing but a chargeback is known of it yet. */
  code: string | null;
  version: number;
  captured: number;
  refunded: number;
  toCustomer: number;
  commission: number;
  /** What the store has of it, without what is frozen. */
  net: number;
  /** What payouts were made of it. */
  paid: number;
  /** The moment from which it can be paid out; null: the order is not over. */
  availableAt: Date | null;
};

/** A chargeback; `orderId` and `storeId` null: it is not about a store. */
export type ChargebackBook = {
  chargebackId: ChargebackId;
  paymentId: PaymentId | null;
  orderId: OrderId | null;
  storeId: StoreId | null;
  amount: number;
  /** Of a lost one, the part that stands for refunds which were not made because of it. */
  voided: number;
  status: 'opened' | 'won' | 'lost';
  version: number;
};

export type OrderMoney = EventPayload<'orders.money_moved'>;
type Part = [account: Account, kind: StatementKind, amount: number];
type Cause = { key: string; at: Date; order?: OrderBook; payoutId?: PayoutId };

export const freshAccount = (storeId: StoreId): StoreAccountState => ({
  ...{ storeId, balance: 0, frozen: 0, lines: 0 },
  ...{ refusedDetailsId: null, refusedVersion: null },
});
const freshBook = (storeId: StoreId, orderId: OrderId): OrderBook => ({
  ...{ orderId, storeId, code: null, version: 0, captured: 0, refunded: 0, toCustomer: 0 },
  ...{ commission: 0, net: 0, paid: 0, availableAt: null },
});

/** What a chargeback does to the ledger when it goes from one status to the next. */
const steps: Record<string, (sum: number) => Part[]> = {
  'none opened': (sum) => [
    ['store', 'chargeback_opened', -sum],
    ['frozen', 'chargeback_opened', sum],
  ],
  'opened won': (sum) => [
    ['frozen', 'chargeback_won', -sum],
    ['store', 'chargeback_won', sum],
  ],
  // a line of 0 tells the store that what was frozen is gone
  'opened lost': (sum) => [
    ['frozen', 'chargeback_lost', -sum],
    ['store', 'chargeback_lost', 0],
    ['clearing', 'chargeback_lost', sum],
  ],
  'lost won': (sum) => [
    ['clearing', 'chargeback_won', -sum],
    ['store', 'chargeback_won', sum],
  ],
  'won lost': (sum) => [
    ['store', 'chargeback_lost', -sum],
    ['clearing', 'chargeback_lost', sum],
  ],
};

/** The double-entry ledger of one store, with the orders that a change concerns. */
export class StoreLedger {
  /** Not saved yet. */
  readonly postings: Posting[] = [];

  constructor(
    readonly state: StoreAccountState,
    readonly orders: Map<OrderId, OrderBook> = new Map(),
  ) {}

  /** The order in the books; a new one if there is none. */
  order(orderId: OrderId): OrderBook {
    const known = this.orders.get(orderId) ?? freshBook(this.state.storeId, orderId);
    this.orders.set(orderId, known);
    return known;
  }

  /** Books what has changed since the newest version that was booked; an older one changes nothing. */
  noteOrder(money: OrderMoney, at: Date): void {
    const order = this.order(money.orderId);
    if (money.version <= order.version) return;
    const captured = money.captured - order.captured;
    const refunded = money.refunded - order.refunded;
    const toCustomer = money.toCustomer - order.toCustomer;
    const commission = money.commission - order.commission;
    this.post({ key: `order:${money.orderId}:${money.version}`, at, order }, [
      ['store', 'captured', captured],
      ['clearing', 'captured', -captured],
      ['store', 'refunded', -(refunded + toCustomer)],
      ['clearing', 'refunded', refunded],
      ['customers', 'refunded', toCustomer],
      ['store', 'commission', -commission],
      ['commission', 'commission', commission],
    ]);
    const { orderCode: code, version, over, endsAt } = money;
    const totals = (({ captured, refunded, toCustomer, commission }) => ({
      captured,
      refunded,
      toCustomer,
      commission,
    }))(money);
    const availableAt = over ? payableFrom(new Date(endsAt)) : null;
    Object.assign(order, { ...totals, code, version, availableAt });
  }

  /** Freezes, frees or debits a disputed sum. `known`: the chargeback as it was booked; null: it is new. */
  noteChargeback(known: ChargebackBook | null, next: ChargebackBook, at: Date): void {
    const order = this.order(next.orderId!);
    const sum = known?.amount ?? next.amount;
    const go = (from: string, to: ChargebackBook['status']) => {
      const parts = steps[`${from} ${to}`]?.(sum);
      const key = `chargeback:${next.chargebackId}:${next.version}:${to}`;
      if (parts) this.post({ key, at, order }, parts);
    };
    // one that is decided before we heard of it is opened first, so that the statement tells both
    if (!known) go('none', 'opened');
    go(known?.status ?? 'opened', next.status);
    if (known?.status === 'lost' && next.status === 'won') this.refundAfterAll(known, next.version, at);
  }

  /** A refund that was not made, since the customer had the sum by a lost chargeback already: the store is not debited for both. */
  noteVoidedRefund(key: string, chargeback: ChargebackBook, amount: number, at: Date): void {
    chargeback.voided += amount;
    this.post({ key, at, order: this.order(chargeback.orderId!) }, [
      ['store', 'refunded', amount],
      ['clearing', 'refunded', -amount],
    ]);
  }

  /** The sum of a lost chargeback came back late, so that the refunds it stood for are made after all. */
  private refundAfterAll({ chargebackId, orderId, voided }: ChargebackBook, version: number, at: Date): void {
    this.post({ key: `chargeback:${chargebackId}:${version}:refund`, at, order: this.order(orderId!) }, [
      ['store', 'refunded', -voided],
      ['clearing', 'refunded', voided],
    ]);
  }

  /** Takes what is available, orders with less than nothing included; undefined when it is too little. */
  plan(
    payout: { id: PayoutId; number: number; batchId: PayoutBatchId; day: string },
    cutOff: Date,
    at: Date,
  ): { payout: PayoutState; items: PayoutItem[] } | undefined {
    const due = [...this.orders.values()].filter(
      ({ availableAt, net, paid }) => availableAt && availableAt <= cutOff && net !== paid,
    );
    const items = due.map(({ orderId, net, paid }) => ({ orderId, amount: net - paid }));
    const amount = items.reduce((sum, item) => sum + item.amount, 0);
    if (amount < LEAST_PAYOUT || amount > this.state.balance) return undefined;
    for (const order of due) order.paid = order.net;
    this.post({ key: `payout:${payout.id}`, at, payoutId: payout.id }, [
      ['store', 'payout_planned', -amount],
      ['payouts', 'payout_planned', amount],
    ]);
    const { storeId } = this.state;
    const open = { status: 'planned' as const, sentAt: null, closedAt: null, reason: null, bankCode: null };
    const details = { bankDetailsId: null, detailsVersion: null };
    return { payout: { ...payout, ...open, ...details, storeId, amount, plannedAt: at }, items };
  }

  /** A payout that was not sent, or came back: its sum is on the balance again, of the orders it was made of. */
  giveBack(payout: PayoutState, items: PayoutItem[], at: Date): void {
    const returned = payout.status === 'returned';
    for (const { orderId, amount } of items) this.order(orderId).paid -= amount;
    const kind = returned ? 'payout_returned' : 'payout_canceled';
    this.post({ key: `payout:${payout.id}:back`, at, payoutId: payout.id }, [
      ['store', kind, payout.amount],
      ['payouts', kind, -payout.amount],
    ]);
    if (!returned) return;
    this.state.refusedDetailsId = payout.bankDetailsId;
    this.state.refusedVersion = payout.detailsVersion;
  }

  /** Whether the bank refused to pay to these details, and they are still the same. */
  refuses(details: { bankDetailsId: BankDetailsId; version: number }): boolean {
    const { refusedDetailsId, refusedVersion } = this.state;
    return refusedDetailsId === details.bankDetailsId && refusedVersion === details.version;
  }

  private post({ key, at, order, payoutId }: Cause, parts: Part[]): void {
    const told = parts.filter(
      ([account, kind, amount]) => amount !== 0 || (account === 'store' && kind === 'chargeback_lost'),
    );
    if (!told.length) return;
    if (told.reduce((sum, [, , amount]) => sum + amount, 0) !== 0) throw new Error(`${key} does not balance`);
    const entries = told.map(([account, kind, amount]) => {
      const line = account === 'store' ? this.line(amount, order) : { line: null, balance: null };
      if (account === 'frozen') this.state.frozen += amount;
      const about = { orderId: order?.orderId ?? null, payoutId: payoutId ?? null };
      return { account, kind, amount, storeId: this.state.storeId, ...about, ...line };
    });
    this.postings.push({ key, at, entries });
  }

  /** The next line of the statement. */
  private line(amount: number, order: OrderBook | undefined) {
    this.state.balance += amount;
    this.state.lines += 1;
    if (order) order.net += amount;
    return { line: this.state.lines, balance: this.state.balance };
  }
}
