import type { PayoutBatchId, PayoutBatchStatus, StoreId } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { payoutBatchLifecycle, type PayoutBatchMove } from '@smachot/lifecycles';

export type PayoutBatchState = {
  id: PayoutBatchId;
  day: string;
  status: PayoutBatchStatus;
  /** Stores up to this one have been looked at; null: none. */
  plannedUpTo: StoreId | null;
  fileNumber: number | null;
  fileMadeAt: Date | null;
  paymentDay: string | null;
  /** Tells the newest file apart from others of its payment day. */
  fileSerial: number | null;
  sentAt: Date | null;
  answeredAt: Date | null;
  createdAt: Date;
};

/** The payouts of one week. */
export class PayoutBatch {
  constructor(readonly state: PayoutBatchState) {}

  /** Another part of the stores has been looked at; `last` null: there are no more. */
  planned(last: StoreId | null): Result<undefined> {
    if (last) return this.move({ type: 'plan', by: 'system' }, { plannedUpTo: last });
    return this.move({ type: 'finish', by: 'system' }, {});
  }

  /** `replaces`: the number of the file that it takes the place of, and that was not sent. */
  makeFile(
    replaces: number | null,
    file: { paymentDay: string; fileSerial: number },
    now: Date,
  ): Result<undefined> {
    const { fileNumber } = this.state;
    if (replaces !== fileNumber) return refuse('payouts.file_replaced');
    const made = { ...file, fileNumber: (fileNumber ?? 0) + 1, fileMadeAt: now };
    return this.move({ type: 'make_file', by: 'admin' }, made);
  }

  /** Only the newest file may be sent. */
  send(fileNumber: number, now: Date): Result<undefined> {
    if (fileNumber !== this.state.fileNumber) return refuse('payouts.file_replaced');
    return this.move({ type: 'send', by: 'admin' }, { sentAt: now });
  }

  answer(now: Date): Result<undefined> {
    return this.move({ type: 'answer', by: 'bank' }, { answeredAt: now });
  }

  private move(move: PayoutBatchMove, changes: Partial<PayoutBatchState>): Result<undefined> {
    const next = payoutBatchLifecycle.move(this.state.status, move);
    if (!next) return refuse('lifecycle.illegal_move');
    Object.assign(this.state, changes, { status: next });
    return accept();
  }
}
