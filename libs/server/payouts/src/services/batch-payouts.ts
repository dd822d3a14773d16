import { Injectable } from '@nestjs/common';
import type { PayoutBatchId, PayoutStatus } from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { Payout } from '../domain/payout';
import type { PayoutBatch } from '../domain/payout-batch';
import { PayoutBatchRepository } from '../persistence/payout-batch.repository';
import { PayoutRepository } from '../persistence/payout.repository';
import { MasavPayer } from './masav-payer';
import { PayoutReversal } from './payout-reversal';

/** A batch with its payouts, locked together, as an admin works on them. */
@Injectable()
export class BatchPayouts {
  constructor(
    private readonly batches: PayoutBatchRepository,
    private readonly payouts: PayoutRepository,
    readonly reversal: PayoutReversal,
    readonly payer: MasavPayer,
  ) {}

  /** Refused when none of its payouts is in one of these statuses. */
  async load(
    tx: Tx,
    id: PayoutBatchId,
    statuses: PayoutStatus[],
  ): Promise<Result<{ batch: PayoutBatch; payouts: Payout[] }>> {
    const batch = await this.batches.load(tx, id);
    if (!batch) return refuse('not_found');
    const payouts = await this.payouts.ofBatch(tx, id, statuses);
    // a batch that was sent has none planned: that it was sent is the news
    if (!payouts.length && batch.state.status === 'planned') return refuse('payouts.nothing_to_pay');
    return accept({ batch, payouts });
  }

  nextSerial(tx: Tx, paymentDay: string): Promise<number> {
    return this.batches.nextSerial(tx, paymentDay);
  }

  save(tx: Tx, batch: PayoutBatch): Promise<void> {
    return this.batches.save(tx, batch);
  }

  savePayout(tx: Tx, payout: Payout): Promise<void> {
    return this.payouts.save(tx, payout);
  }

  savePaid(tx: Tx, payouts: Payout[]): Promise<void> {
    return this.payouts.savePaid(tx, payouts);
  }
}
