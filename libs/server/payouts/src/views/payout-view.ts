import type {
  AdminPayout,
  Payout,
  PayoutBatch,
  PayoutHold,
  PayoutItem,
  StatementLine,
  StoreBalance,
  StoreId,
} from '@smachot/contracts';
import { LEAST_PAYOUT } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import type { StoreContact } from '@smachot/server-stores';
import type { DetailsStanding } from '@smachot/server-verification';
import { nextBatchDay } from '../domain/payout-days';
import type { PayoutState } from '../domain/payout';
import type { BatchRow, PaidOrderRow } from '../persistence/payout.queries';
import type { BalanceRow, LineRow } from '../persistence/statement.queries';

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

const holdOfDetails = (row: BalanceRow, details: DetailsStanding | undefined): PayoutHold | null => {
  if (!details) return 'details_missing';
  if (details.status === 'verified') {
    const isRefused =
      row.refusedDetailsId === details.bankDetailsId && row.refusedVersion === details.version;
    return isRefused ? 'payout_returned' : null;
  }
  if (details.status === 'rejected') return 'details_rejected';
  return details.wasVerified ? 'details_paused' : 'details_in_process';
};
const holdOfSum = ({ available, balance }: BalanceRow): PayoutHold | null => {
  if (available < 0 || available > balance) return 'negative';
  return available < LEAST_PAYOUT ? 'below_minimum' : null;
};

export const balanceView = (
  partnerId: StoreId,
  row: BalanceRow,
  details: DetailsStanding | undefined,
  now: Date,
): StoreBalance => ({
  partnerId,
  available: toShekels(row.available),
  waiting: toShekels(row.balance - row.available),
  frozen: toShekels(row.frozen),
  onTheWay: toShekels(row.onTheWay),
  paidOut: toShekels(row.paidOut),
  minimum: toShekels(LEAST_PAYOUT),
  nextPayoutDay: nextBatchDay(now),
  holds: [holdOfDetails(row, details), holdOfSum(row)].filter((hold) => hold !== null),
});

export const lineView = ({
  line,
  at,
  kind,
  amount,
  balance,
  orderId,
  code,
  payoutId,
}: LineRow): StatementLine => ({
  number: line,
  at: at.toISOString(),
  kind,
  amount: toShekels(amount),
  balance: toShekels(balance),
  orderId,
  orderCode: code,
  payoutId,
});

export const payoutView = (payout: PayoutState): Payout => ({
  id: payout.id,
  reference: String(payout.number),
  status: payout.status,
  amount: toShekels(payout.amount),
  day: payout.day,
  plannedAt: payout.plannedAt.toISOString(),
  sentAt: instant(payout.sentAt),
  closedAt: instant(payout.closedAt),
  reason: payout.reason,
});

export const itemView = ({ orderId, code, amount }: PaidOrderRow): PayoutItem => ({
  orderId,
  orderCode: code ?? '',
  amount: toShekels(amount),
});

export const adminPayoutView = (payout: PayoutState, store: StoreContact | undefined): AdminPayout => ({
  ...payoutView(payout),
  partnerId: payout.storeId,
  partnerUsername: store?.partnerUsername ?? '',
  businessName: store?.businessName ?? '',
  batchId: payout.batchId,
});

export const batchView = (row: BatchRow): PayoutBatch => ({
  id: row.id,
  day: row.day,
  status: row.status,
  payouts: { count: row.count, total: toShekels(row.total) },
  returned: { count: row.returnedCount, total: toShekels(row.returnedTotal) },
  canceled: { count: row.canceledCount, total: toShekels(row.canceledTotal) },
  fileNumber: row.fileNumber,
  fileMadeAt: instant(row.fileMadeAt),
  paymentDay: row.paymentDay,
  sentAt: instant(row.sentAt),
  answeredAt: instant(row.answeredAt),
});
