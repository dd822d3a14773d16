import type {
  AdminPayout,
  ChargebackRecord,
  PayoutBatch,
  Reconciliation,
  ReconciliationDifference,
} from '@smachot/contracts';

const id = (kind: string, number: number) =>
  `01920000-0000-7000-8000-${kind}${String(number).padStart(8, '0')}`;

/** A batch of two payouts without a file, for tests. */
export const aBatch = (change: Partial<PayoutBatch> = {}): PayoutBatch => ({
  id: id('ba7c', 1),
  day: '2026-11-22',
  status: 'planned',
  payouts: { count: 2, total: 2_400 },
  returned: { count: 0, total: 0 },
  canceled: { count: 0, total: 0 },
  excluded: { count: 0, total: 0 },
  fileNumber: null,
  fileMadeAt: null,
  paymentDay: null,
  sentAt: null,
  answeredAt: null,
  ...change,
});

/** The same with a file that can be sent. */
export const aBatchWithFile = (change: Partial<PayoutBatch> = {}): PayoutBatch =>
  aBatch({ fileNumber: 7, fileMadeAt: '2026-11-22T08:00:00.000Z', paymentDay: '2026-11-24', ...change });

/** A planned payout of 1,200 shekels, for tests. */
export const anAdminPayout = (number: number, change: Partial<AdminPayout> = {}): AdminPayout => ({
  id: id('9a70', number),
  reference: `70000${number}`,
  status: 'planned',
  amount: 1_200,
  day: '2026-11-22',
  plannedAt: '2026-11-22T06:00:00.000Z',
  sentAt: null,
  closedAt: null,
  reason: null,
  partnerId: id('5707', number),
  partnerUsername: `esek-${number}`,
  businessName: `עסק ${number}`,
  batchId: aBatch().id,
  ...change,
});

/** A sale of another amount at the provider, for tests. */
export const aDifference = (change: Partial<ReconciliationDifference> = {}): ReconciliationDifference => ({
  _id: id('d1ff', 1),
  kind: 'other_amount',
  saleId: 'SALE1-000001',
  ours: {
    ledgerEntryId: id('1ed6', 1),
    paymentId: id('9a00', 1),
    billId: null,
    status: 'captured',
    amount: 1_000,
    left: 1_000,
  },
  theirs: { status: 'completed', amount: 900, left: 900, reference: id('9a00', 1) },
  firstSeenAt: '2026-11-21T01:00:00.000Z',
  lastSeenAt: '2026-11-22T01:00:00.000Z',
  resolution: null,
  ...change,
});

/** A night that compared everything, for tests. */
export const aNight = (change: Partial<Reconciliation> = {}): Reconciliation => ({
  _id: id('4ec0', 1),
  day: '2026-11-21',
  status: 'done',
  startedAt: '2026-11-22T01:00:00.000Z',
  finishedAt: '2026-11-22T01:05:00.000Z',
  sales: 1_250,
  pages: 13,
  differences: 1,
  newDifferences: 1,
  ...change,
});

/** A disputed charge that both sides answered, for tests. */
export const aChargebackRecord = (change: Partial<ChargebackRecord> = {}): ChargebackRecord => ({
  _id: id('cb00', 1),
  subject: 'order',
  orderId: id('0de0', 1),
  orderCode: '20481731',
  partnerId: id('5707', 1),
  amount: 1_000,
  status: 'opened',
  openedAt: '2026-11-20T10:00:00.000Z',
  answerBy: '2026-11-27T10:00:00.000Z',
  resolvedAt: null,
  saleId: 'SALE1-000002',
  paymentId: id('9a00', 2),
  billId: null,
  customerId: id('05e0', 1),
  customerAnswered: true,
  businessAnswered: true,
  version: 3,
  customerAnswers: [{ text: 'לא הזמנתי כלום', recognised: false, at: '2026-11-21T10:00:00.000Z' }],
  businessAnswers: [{ text: 'סופק במלואו', recognised: null, at: '2026-11-21T11:00:00.000Z' }],
  history: [{ move: 'open', by: 'provider', adminId: null, note: null, at: '2026-11-20T10:00:00.000Z' }],
  ...change,
});
