import type {
  AdminPayout,
  ExcludedStore,
  Payout,
  PayoutBatch,
  PayoutItem,
  StatementLine,
  StoreBalance,
  StoreId,
} from '@smachot/contracts';
import { LEAST_PAYOUT } from '@smachot/contracts';
import { toShekels } from '@smachot/kernel';
import type { StoreContact } from '@smachot/server-stores';
import type { VerifiedAccount } from '@smachot/server-verification';
import { nextBatchDay } from '../domain/payout-days';
import { holdOfDetails, holdOfSum } from '../domain/payout-holds';
import type { PayoutState } from '../domain/payout';
import type { BatchRow, ExcludedRow } from '../persistence/payout-batch.queries';
import type { PaidOrderRow } from '../persistence/payout.queries';
import type { Payee } from '../stores-gateway';
import type { BalanceRow, LineRow } from '../persistence/statement.queries';

/** Digits of an account that are shown, as its bank details show them. */
const SHOWN_DIGITS = 3;

const instant = (at: Date | null): string | null => at?.toISOString() ?? null;

export const balanceView = (
  partnerId: StoreId,
  row: BalanceRow,
  { details, suspended, account }: Payee & { account: VerifiedAccount | undefined },
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
  account: account
    ? {
        bankNumber: account.bankNumber,
        branchNumber: account.branchNumber,
        accountLastDigits: account.accountNumber.slice(-SHOWN_DIGITS),
      }
    : null,
  holds: [suspended ? ('suspended' as const) : null, holdOfDetails(row, details), holdOfSum(row)].filter(
    (hold) => hold !== null,
  ),
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
  excluded: { count: row.excludedCount, total: toShekels(row.excludedTotal) },
  fileNumber: row.fileNumber,
  fileMadeAt: instant(row.fileMadeAt),
  paymentDay: row.paymentDay,
  sentAt: instant(row.sentAt),
  answeredAt: instant(row.answeredAt),
});

export const excludedView = (
  { storeId, reason, amount }: ExcludedRow,
  store: StoreContact | undefined,
): ExcludedStore => ({
  partnerId: storeId,
  partnerUsername: store?.partnerUsername ?? '',
  businessName: store?.businessName ?? '',
  amount: toShekels(amount),
  reason,
});
