import {
  type BankDetailsId,
  type BankVerificationStatus,
  LEAST_PAYOUT,
  type PayoutHold,
} from '@smachot/contracts';
import type { StoreAccountState } from './store-ledger';

/** Where the verification of bank details stands; undefined: none were given. */
type Standing =
  | { bankDetailsId: BankDetailsId; status: BankVerificationStatus; version: number; wasVerified: boolean }
  | undefined;
type Refused = Pick<StoreAccountState, 'refusedDetailsId' | 'refusedVersion'>;

/** Why nothing can be sent to these bank details; null: it can. */
export const holdOfDetails = (
  { refusedDetailsId, refusedVersion }: Refused,
  details: Standing,
): PayoutHold | null => {
  if (!details) return 'details_missing';
  if (details.status === 'verified') {
    const isRefused = refusedDetailsId === details.bankDetailsId && refusedVersion === details.version;
    return isRefused ? 'payout_returned' : null;
  }
  if (details.status === 'rejected') return 'details_rejected';
  return details.wasVerified ? 'details_paused' : 'details_in_process';
};

/** Why the sum cannot be sent; null: it can. Sums in agorot. */
export const holdOfSum = ({
  available,
  balance,
}: {
  available: number;
  balance: number;
}): PayoutHold | null => {
  if (available < 0 || available > balance) return 'negative';
  return available < LEAST_PAYOUT ? 'below_minimum' : null;
};
