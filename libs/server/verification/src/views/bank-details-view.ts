import type {
  BankDetails as BankDetailsView,
  BankDetailsCase,
  BankDetailsRecord,
  BankDocument,
} from '@smachot/contracts';
import type { StoreContact } from '@smachot/server-stores';
import { bankNamed, branchNamed, warningsOf } from '../banks/bank-list';
import { lastDigitsOf } from '../domain/bank-details';
import type { HistoryLine, ReadDetails } from '../persistence/bank-details.queries';
import type { DocumentRow } from '../persistence/verification.schema';

export const documentView = ({ id, fileName, mediaType, bytes, uploadedAt }: DocumentRow): BankDocument => ({
  documentId: id,
  fileName,
  mediaType,
  bytes,
  uploadedAt: uploadedAt.toISOString(),
});

/** Bank details with the account number masked. */
export const bankDetailsView = ({ details, document }: ReadDetails, now: Date): BankDetailsView => ({
  id: details.id,
  bankNumber: details.bankNumber,
  bankName: bankNamed(details.bankNumber),
  branchNumber: details.branchNumber,
  branchName: branchNamed(details),
  accountLastDigits: lastDigitsOf(details.accountNumber),
  accountHolder: details.accountHolder,
  holderNumber: details.holderNumber,
  verification_status: details.status,
  rejectionReason: details.rejectionReason,
  warnings: warningsOf(details),
  document: documentView(document),
  submittedAt: details.submittedAt.toISOString(),
  dueAt: details.dueAt?.toISOString() ?? null,
  overdue: details.dueAt !== null && details.dueAt <= now,
  decidedAt: details.decidedAt?.toISOString() ?? null,
  payoutsPaused: details.wasVerified && details.status !== 'verified',
  version: details.version,
});

export const caseView = (read: ReadDetails, store: StoreContact | undefined, now: Date): BankDetailsCase => ({
  ...bankDetailsView(read, now),
  business: {
    partnerId: read.details.storeId,
    partnerUsername: store?.partnerUsername ?? '',
    businessName: store?.businessName ?? '',
    vatNumber: store?.vatNumber ?? null,
  },
  corrected: read.details.wasRejected && read.details.status !== 'rejected',
});

export const recordView = (
  read: ReadDetails,
  store: StoreContact | undefined,
  history: HistoryLine[],
  now: Date,
): BankDetailsRecord => ({
  ...caseView(read, store, now),
  accountNumber: read.details.accountNumber,
  history: history.map(({ move, by, at, reason }) => ({ move, by, at: at.toISOString(), reason })),
});
