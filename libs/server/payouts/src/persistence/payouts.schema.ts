import type { ExcludedStore, OrderId, PayoutBatchId, PayoutId, StoreId } from '@smachot/contracts';
import { EntitySchema } from 'typeorm';
import type { Entry } from '../domain/ledger-entry';
import type { PayoutState } from '../domain/payout';
import type { PayoutBatchState } from '../domain/payout-batch';
import type { ChargebackBook, OrderBook, StoreAccountState } from '../domain/store-ledger';

export type PostingRow = { id: string; key: string; at: Date };
export type EntryRow = Entry & { id: string; postingId: string; at: Date };
/** `amount` in agorot. */
export type BatchExclusionRow = {
  batchId: PayoutBatchId;
  storeId: StoreId;
  reason: ExcludedStore['reason'];
  amount: number;
};
export type PayoutItemRow = { payoutId: PayoutId; orderId: OrderId; amount: number };

const schema = 'payouts';
const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });
const text = (name: string, nullable = false) => ({ type: 'text' as const, name, nullable });
const uuid = (name: string, nullable = false) => ({ type: 'uuid' as const, name, nullable });
const int = (name: string, nullable = false) => ({ type: 'int' as const, name, nullable });
const key = (table: string, name = 'id') => ({
  ...uuid(name),
  primary: true,
  primaryKeyConstraintName: `PK_${table}`,
});

/** The balance of each store; its row is the lock of the store's ledger. */
export const StoreAccountSchema = new EntitySchema<StoreAccountState>({
  name: 'PayoutStoreAccount',
  schema,
  tableName: 'store_accounts',
  columns: {
    storeId: key('store_accounts', 'store_id'),
    balance: int('balance'),
    frozen: int('frozen'),
    lines: int('lines'),
    refusedDetailsId: uuid('refused_details_id', true),
    refusedVersion: int('refused_version', true),
  },
});

export const OrderBookSchema = new EntitySchema<OrderBook>({
  name: 'PayoutOrder',
  schema,
  tableName: 'orders',
  columns: {
    orderId: key('payout_orders', 'order_id'),
    storeId: uuid('store_id'),
    code: text('code', true),
    version: int('version'),
    captured: int('captured'),
    refunded: int('refunded'),
    toCustomer: int('to_customer'),
    commission: int('commission'),
    net: int('net'),
    paid: int('paid'),
    availableAt: at('available_at', true),
  },
  indices: [{ name: 'orders_to_pay', columns: ['storeId', 'availableAt'], where: '(net <> paid)' }],
});

export const ChargebackBookSchema = new EntitySchema<ChargebackBook>({
  name: 'PayoutChargeback',
  schema,
  tableName: 'chargebacks',
  columns: {
    chargebackId: key('payout_chargebacks', 'chargeback_id'),
    paymentId: uuid('payment_id', true),
    orderId: uuid('order_id', true),
    storeId: uuid('store_id', true),
    amount: int('amount'),
    voided: int('voided'),
    status: text('status'),
    version: int('version'),
  },
  indices: [{ name: 'chargebacks_of_payment', columns: ['paymentId'] }],
});

/** Rows are only added; a trigger adds the entries of each posting up. */
export const PostingSchema = new EntitySchema<PostingRow>({
  name: 'PayoutPosting',
  schema,
  tableName: 'postings',
  columns: { id: key('postings'), key: text('key'), at: at('at') },
  indices: [{ name: 'postings_once', columns: ['key'], unique: true }],
});

/** Rows are only added. */
export const EntrySchema = new EntitySchema<EntryRow>({
  name: 'PayoutEntry',
  schema,
  tableName: 'entries',
  columns: {
    id: key('entries'),
    postingId: uuid('posting_id'),
    account: text('account'),
    kind: text('kind'),
    amount: int('amount'),
    at: at('at'),
    storeId: uuid('store_id'),
    orderId: uuid('order_id', true),
    payoutId: uuid('payout_id', true),
    line: int('line', true),
    balance: int('balance', true),
  },
  foreignKeys: [
    {
      name: 'entries_of',
      target: 'PayoutPosting',
      columnNames: ['postingId'],
      referencedColumnNames: ['id'],
    },
  ],
  indices: [
    { name: 'entries_of_posting', columns: ['postingId'] },
    {
      name: 'entries_of_statement',
      columns: ['storeId', 'line'],
      unique: true,
      where: '(line IS NOT NULL)',
    },
  ],
});

export const PayoutBatchSchema = new EntitySchema<PayoutBatchState>({
  name: 'PayoutBatch',
  schema,
  tableName: 'batches',
  columns: {
    id: key('batches'),
    day: text('day'),
    status: text('status'),
    plannedUpTo: uuid('planned_up_to', true),
    fileNumber: int('file_number', true),
    fileMadeAt: at('file_made_at', true),
    paymentDay: text('payment_day', true),
    fileSerial: int('file_serial', true),
    sentAt: at('sent_at', true),
    answeredAt: at('answered_at', true),
    createdAt: at('created_at'),
  },
  indices: [{ name: 'batches_once', columns: ['day'], unique: true }],
});

export const PayoutSchema = new EntitySchema<PayoutState>({
  name: 'Payout',
  schema,
  tableName: 'payouts',
  columns: {
    id: key('payouts'),
    number: int('number'),
    batchId: uuid('batch_id'),
    storeId: uuid('store_id'),
    day: text('day'),
    status: text('status'),
    amount: int('amount'),
    plannedAt: at('planned_at'),
    sentAt: at('sent_at', true),
    closedAt: at('closed_at', true),
    reason: text('reason', true),
    bankCode: text('bank_code', true),
    bankDetailsId: uuid('bank_details_id', true),
    detailsVersion: int('details_version', true),
  },
  indices: [
    { name: 'payouts_once', columns: ['batchId', 'storeId'], unique: true },
    { name: 'payouts_by_number', columns: ['number'], unique: true },
    { name: 'payouts_of_store', columns: ['storeId', 'number'] },
    { name: 'payouts_returned', columns: ['closedAt', 'id'], where: "(status = 'returned'::text)" },
  ],
});

/** What a payout pays for; rows are only added. */
export const PayoutItemSchema = new EntitySchema<PayoutItemRow>({
  name: 'PayoutItem',
  schema,
  tableName: 'payout_items',
  columns: {
    payoutId: { ...key('payout_items', 'payout_id') },
    orderId: { ...key('payout_items', 'order_id') },
    amount: int('amount'),
  },
});

/** Stores that a batch was planned without; rows are only added. */
export const BatchExclusionSchema = new EntitySchema<BatchExclusionRow>({
  name: 'PayoutBatchExclusion',
  schema,
  tableName: 'batch_exclusions',
  columns: {
    batchId: key('batch_exclusions', 'batch_id'),
    storeId: key('batch_exclusions', 'store_id'),
    reason: text('reason'),
    amount: int('amount'),
  },
  indices: [{ name: 'batch_exclusions_listed', columns: ['batchId', 'amount', 'storeId'] }],
});
