import type {
  BankDetailsId,
  OrderId,
  PayoutBatchId,
  PayoutId,
  PayoutReason,
  PayoutStatus,
  StoreId,
} from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { payoutLifecycle, type PayoutMove } from '@smachot/lifecycles';

/** Of the account it is sent to, only which details of which version. */
export type PayoutState = {
  id: PayoutId;
  /** What the bank shows with the transfer, and names in its answer. */
  number: number;
  batchId: PayoutBatchId;
  storeId: StoreId;
  /** The day of its batch in Israel. */
  day: string;
  status: PayoutStatus;
  /** In agorot. */
  amount: number;
  plannedAt: Date;
  sentAt: Date | null;
  closedAt: Date | null;
  reason: PayoutReason | null;
  /** The bank's own code of a return. */
  bankCode: string | null;
  bankDetailsId: BankDetailsId | null;
  detailsVersion: number | null;
};
/** An order's part in a payout, in agorot. */
export type PayoutItem = { orderId: OrderId; amount: number };

/** Why a planned payout is not sent. */
export type CancelReason = Extract<PayoutReason, 'details_not_verified' | 'store_suspended'>;

/** A sum on its way from the balance of a store to its bank. */
export class Payout {
  constructor(readonly state: PayoutState) {}

  /** The newest file pays it to these details. */
  payTo({ bankDetailsId, version }: { bankDetailsId: BankDetailsId; version: number }): void {
    Object.assign(this.state, { bankDetailsId, detailsVersion: version });
  }

  send(now: Date): Result<undefined> {
    return this.move({ type: 'send', by: 'admin' }, { sentAt: now });
  }

  cancel(reason: CancelReason, now: Date): Result<undefined> {
    return this.move({ type: 'cancel', by: 'system' }, { closedAt: now, reason });
  }

  pay(now: Date): Result<undefined> {
    return this.move({ type: 'pay', by: 'bank' }, { closedAt: now });
  }

  giveBack(reason: PayoutReason, bankCode: string, now: Date): Result<undefined> {
    return this.move({ type: 'return', by: 'bank' }, { closedAt: now, reason, bankCode });
  }

  private move(move: PayoutMove, changes: Partial<PayoutState>): Result<undefined> {
    const next = payoutLifecycle.move(this.state.status, move);
    if (!next) return refuse('lifecycle.illegal_move');
    Object.assign(this.state, changes, { status: next });
    return accept();
  }
}
