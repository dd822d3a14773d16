import { Injectable } from '@nestjs/common';
import type { PayoutReason } from '@smachot/contracts';
import type { Result } from '@smachot/kernel';
import type { Tx } from '@smachot/server-platform';
import type { CancelReason, Payout } from '../domain/payout';
import { PayoutRepository } from '../persistence/payout.repository';
import { StoreLedgerRepository } from '../persistence/store-ledger.repository';

/** Takes a payout back: its sum is on the balance of its store again, once. */
@Injectable()
export class PayoutReversal {
  constructor(
    private readonly payouts: PayoutRepository,
    private readonly ledgers: StoreLedgerRepository,
  ) {}

  /** It was not sent. */
  async cancel(tx: Tx, payout: Payout, reason: CancelReason, now: Date): Promise<Result<undefined>> {
    return this.reverse(tx, payout, payout.cancel(reason, now), now);
  }

  /** The bank gave it back. */
  async giveBack(
    tx: Tx,
    payout: Payout,
    { reason, code }: { reason: PayoutReason; code: string },
    now: Date,
  ): Promise<Result<undefined>> {
    return this.reverse(tx, payout, payout.giveBack(reason, code, now), now);
  }

  private async reverse(
    tx: Tx,
    payout: Payout,
    moved: Result<undefined>,
    now: Date,
  ): Promise<Result<undefined>> {
    if (!moved.ok) return moved;
    const { id, storeId } = payout.state;
    const items = await this.payouts.itemsOf(tx, id);
    const orderIds = items.map(({ orderId }) => orderId);
    const ledger = await this.ledgers.load(tx, storeId, orderIds);
    ledger.giveBack(payout.state, items, now);
    await this.ledgers.save(tx, ledger);
    await this.payouts.save(tx, payout);
    return moved;
  }
}
