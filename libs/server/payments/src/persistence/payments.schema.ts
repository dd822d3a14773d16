import { defineEntity } from '@smachot/server-platform';

const at = (name: string, nullable = false) => ({ type: 'timestamptz' as const, name, nullable });

export const CardSchema = defineEntity({
  name: 'Card',
  schema: 'payments',
  tableName: 'cards',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    sealedToken: { type: 'text', name: 'sealed_token' },
    fingerprint: { type: 'text' },
    lastFour: { type: 'text', name: 'last_four' },
    brand: { type: 'text' },
    expiry: { type: 'text' },
    nickname: { type: 'text', nullable: true },
    isDefault: { type: 'boolean', name: 'is_default' },
    createdAt: at('created_at'),
    deletedAt: at('deleted_at', true),
    status: { type: 'text', default: 'checking' },
    /** HMAC of the mask and expiry as the provider reports them: it is the same for one card with different tokens. */
    cardKey: { type: 'text', name: 'card_key', nullable: true },
    confirmedAt: at('confirmed_at', true),
    nextCheckAt: at('next_check_at', true),
    checkClaimedUntil: at('check_claimed_until', true),
  },
  indices: [
    { name: 'cards_of_user', columns: ['userId'], where: 'deleted_at IS NULL' },
    { name: 'cards_once', columns: ['userId', 'fingerprint'], unique: true, where: 'deleted_at IS NULL' },
    { name: 'cards_to_check', columns: ['nextCheckAt'], where: 'next_check_at IS NOT NULL' },
    { name: 'cards_of_key', columns: ['cardKey'], where: 'card_key IS NOT NULL' },
    {
      name: 'cards_to_wipe',
      columns: ['deletedAt'],
      where: "((deleted_at IS NOT NULL) AND (sealed_token <> ''::text))",
    },
    {
      name: 'cards_one_default',
      columns: ['userId'],
      unique: true,
      where: '(is_default AND (deleted_at IS NULL))',
    },
  ],
});

/**
 * One row per charge, hold, capture, void, refund and check of a card, written before the provider is called. A hold and a charge have a
 * sale; the others are about the sale of `ofEntry`. `lookAt`: when a sale that was given up is read again.
 */
export const LedgerSchema = defineEntity({
  name: 'LedgerEntry',
  schema: 'payments',
  tableName: 'ledger',
  columns: {
    id: { type: 'uuid', primary: true },
    idempotencyKey: { type: 'text', name: 'idempotency_key' },
    userId: { type: 'uuid', name: 'user_id' },
    billId: { type: 'uuid', name: 'bill_id', nullable: true },
    paymentId: { type: 'uuid', name: 'payment_id', nullable: true },
    ofEntry: { type: 'uuid', name: 'of_entry', nullable: true },
    cardId: { type: 'uuid', name: 'card_id', nullable: true },
    kind: { type: 'text' },
    amount: { type: 'int' },
    status: { type: 'text' },
    saleId: { type: 'text', name: 'sale_id', nullable: true },
    transactionId: { type: 'text', name: 'transaction_id', nullable: true },
    authenticateUrl: { type: 'text', name: 'authenticate_url', nullable: true },
    problem: { type: 'text', nullable: true },
    createdAt: at('created_at'),
    settledAt: at('settled_at', true),
    lookAt: at('look_at', true),
  },
  indices: [
    { name: 'ledger_key', columns: ['idempotencyKey'], unique: true },
    { name: 'ledger_sale', columns: ['saleId'], unique: true, where: 'sale_id IS NOT NULL' },
    { name: 'ledger_of_bill', columns: ['billId'] },
    { name: 'ledger_settled', columns: ['settledAt'], where: '(settled_at IS NOT NULL)' },
    { name: 'ledger_of_payment', columns: ['paymentId'], where: 'payment_id IS NOT NULL' },
    { name: 'ledger_of_check', columns: ['cardId'], where: "(kind = 'check'::text)" },
  ],
});

/** Payment of one order: held, then captured. Its id comes with the first event about it. */
export const OrderPaymentSchema = defineEntity({
  name: 'OrderPayment',
  schema: 'payments',
  tableName: 'order_payments',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    cardId: { type: 'uuid', name: 'card_id', nullable: true },
    orderCode: { type: 'text', name: 'order_code' },
    returnTo: { type: 'text', name: 'return_to' },
    amount: { type: 'int' },
    /** Number of installments the cardholder chose. */
    cardPayments: { type: 'int', name: 'card_payments', default: 1 },
    goal: { type: 'text' },
    state: { type: 'text' },
    attempt: { type: 'int' },
    captured: { type: 'int' },
    refunded: { type: 'int' },
    nextLookAt: at('next_look_at', true),
    claimedUntil: at('claimed_until', true),
    createdAt: at('created_at'),
  },
  indices: [
    { name: 'order_payments_due', columns: ['nextLookAt'], where: 'next_look_at IS NOT NULL' },
    { name: 'order_payments_of_user', columns: ['userId'] },
  ],
});

export const BillSchema = defineEntity({
  name: 'Bill',
  schema: 'payments',
  tableName: 'bills',
  columns: {
    id: { type: 'uuid', primary: true },
    userId: { type: 'uuid', name: 'user_id' },
    eventId: { type: 'uuid', name: 'event_id' },
    responses: { type: 'int' },
    amount: { type: 'int' },
    carriedIn: { type: 'int', name: 'carried_in' },
    status: { type: 'text' },
    attempts: { type: 'int' },
    nextAttemptAt: at('next_attempt_at', true),
    claimedUntil: at('claimed_until', true),
    absorbedBy: { type: 'uuid', name: 'absorbed_by', nullable: true },
    settledAt: at('settled_at', true),
    createdAt: at('created_at'),
    /** When the bill became the debt of another account of the same phone: that person may not see its event. */
    adoptedAt: at('adopted_at', true),
  },
  indices: [
    { name: 'bills_of_user', columns: ['userId', 'id'] },
    { name: 'bills_due', columns: ['nextAttemptAt'], where: 'next_attempt_at IS NOT NULL' },
    {
      name: 'bills_carried',
      columns: ['createdAt'],
      where: "((status = 'carried'::text) AND (absorbed_by IS NULL))",
    },
  ],
});

/** An account as a debtor; its phone key outlives it. `cardKept`: the account is closed and its card still has something to pay. */
export const PayerSchema = defineEntity({
  name: 'Payer',
  schema: 'payments',
  tableName: 'payers',
  columns: {
    userId: { type: 'uuid', primary: true, name: 'user_id' },
    phoneKey: { type: 'text', name: 'phone_key', nullable: true },
    closedAt: at('closed_at', true),
    cardKept: { type: 'boolean', name: 'card_kept' },
  },
  indices: [
    { name: 'payers_of_phone', columns: ['phoneKey'], where: 'phone_key IS NOT NULL' },
    { name: 'payers_with_card', columns: ['closedAt'], where: 'card_kept' },
  ],
});

/** Receipts, numbered without gaps: the counter increments in the transaction that settles the bill. */
export const ReceiptSchema = defineEntity({
  name: 'Receipt',
  schema: 'payments',
  tableName: 'receipts',
  columns: {
    issuer: { type: 'text', primary: true },
    number: { type: 'int', primary: true },
    billId: { type: 'uuid', name: 'bill_id' },
    userId: { type: 'uuid', name: 'user_id' },
    amount: { type: 'int' },
    vatPercent: { type: 'int', name: 'vat_percent' },
    cardLastFour: { type: 'text', name: 'card_last_four', nullable: true },
    issuedAt: at('issued_at'),
    /** The payer's at that moment; it stays when the account's changes. */
    language: { type: 'text', default: 'he' },
  },
  indices: [{ name: 'receipts_of_bill', columns: ['billId'], unique: true }],
});

/** E-mail of a receipt. `id` becomes its Message-ID. */
export const ReceiptMailSchema = defineEntity({
  name: 'ReceiptMail',
  schema: 'payments',
  tableName: 'receipt_mails',
  columns: {
    billId: { type: 'uuid', primary: true, name: 'bill_id' },
    id: { type: 'uuid' },
    userId: { type: 'uuid', name: 'user_id' },
    state: { type: 'text' },
    attempts: { type: 'int' },
    dueAt: at('due_at'),
    changedAt: at('changed_at'),
  },
  indices: [
    {
      name: 'receipt_mails_open',
      columns: ['dueAt'],
      where: "(state = ANY (ARRAY['wanted'::text, 'intended'::text]))",
    },
  ],
});

export const ReceiptCounterSchema = defineEntity({
  name: 'ReceiptCounter',
  schema: 'payments',
  tableName: 'receipt_counters',
  columns: { issuer: { type: 'text', primary: true }, last: { type: 'int' } },
});

/** Callback of the provider, with the provider's own field values; it is stored once, then answered with 200. */
export const CallbackSchema = defineEntity({
  name: 'PaymentCallback',
  schema: 'payments',
  tableName: 'callbacks',
  columns: {
    hash: { type: 'text', primary: true },
    verdict: { type: 'text' },
    saleId: { type: 'text', name: 'sale_id', nullable: true },
    fields: { type: 'jsonb' },
    receivedAt: at('received_at'),
  },
  indices: [{ name: 'callbacks_received', columns: ['receivedAt'] }],
});
