import { Injectable } from '@nestjs/common';
import type { StoreId } from '@smachot/contracts';
import type { Tx } from '@smachot/server-platform';
import type { PayoutItem, PayoutState } from '../domain/payout';
import type { StoreLedger } from '../domain/store-ledger';
import { PayoutRepository } from './payout.repository';
import { StoreLedgerRepository } from './store-ledger.repository';

/** Repository of a store's ledger together with the payout that is taken from it. */
@Injectable()
export class LedgersToPay {
  constructor(
    private readonly ledgers: StoreLedgerRepository,
    private readonly payouts: PayoutRepository,
  ) {}

  load(tx: Tx, storeId: StoreId, cutOff: Date): Promise<StoreLedger> {
    return this.ledgers.loadToPay(tx, storeId, cutOff);
  }

  nextNumber(tx: Tx): Promise<number> {
    return this.payouts.nextNumber(tx);
  }

  async save(
    tx: Tx,
    ledger: StoreLedger,
    { payout, items }: { payout: PayoutState; items: PayoutItem[] },
  ): Promise<void> {
    await this.ledgers.save(tx, ledger);
    await this.payouts.add(tx, payout, items);
  }
}
