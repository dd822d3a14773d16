import { Injectable } from '@nestjs/common';
import type { StoreId } from '@smachot/contracts';
import { Clock } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { CancelReason } from '../domain/payout';
import { PayoutBatchRepository } from '../persistence/payout-batch.repository';
import { PayoutRepository } from '../persistence/payout.repository';
import { PayoutReversal } from './payout-reversal';

/** Payouts that are planned and that no file was made for. */
@Injectable()
export class UnsentPayouts {
  constructor(
    private readonly batches: PayoutBatchRepository,
    private readonly payouts: PayoutRepository,
    private readonly reversal: PayoutReversal,
    private readonly clock: Clock,
  ) {}

  /**
   * Takes back that of a store. One that a file was made for stays, since the bank may have the file by now; an admin decides by making
   * another file.
   */
  async cancelOf(tx: Tx, storeId: StoreId, reason: CancelReason): Promise<void> {
    const batch = await this.batches.unsentOf(tx, storeId);
    if (!batch || batch.state.fileNumber !== null) return;
    const payout = await this.payouts.plannedOf(tx, storeId, batch.state.id);
    if (payout) await this.reversal.cancel(tx, payout, reason, this.clock.now());
  }
}
