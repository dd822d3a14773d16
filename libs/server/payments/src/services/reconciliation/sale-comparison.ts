import { Injectable } from '@nestjs/common';
import type { Tx } from '@smachot/server-platform';
import { compareSale, leftOfOurs, missesChargeback } from '../../domain/reconciliation/compare-sales';
import { ChargebackSignalRepository } from '../../persistence/chargebacks/chargeback-signal.repository';
import { DifferenceRepository } from '../../persistence/reconciliation/difference.repository';
import {
  ReconciledSaleRepository,
  type SalePair,
} from '../../persistence/reconciliation/reconciled-sale.repository';
import type { ClaimedRun } from '../../persistence/reconciliation/reconciliation.repository';

const CHUNK = 500;

/** Compares both sides of a run sale by sale, and records how they differ. Repeating it changes nothing. */
@Injectable()
export class SaleComparison {
  constructor(
    private readonly sales: ReconciledSaleRepository,
    private readonly differences: DifferenceRepository,
    private readonly signals: ChargebackSignalRepository,
  ) {}

  /** Returns the number of differences that no earlier run saw. */
  async compare(tx: Tx, run: ClaimedRun, now: Date): Promise<number> {
    const moving: string[] = [];
    let fresh = 0;
    let after = '';
    for (;;) {
      const pairs = await this.sales.pairs(tx, run, after, CHUNK);
      for (const pair of pairs) {
        if (pair.moving) moving.push(pair.saleId);
        else if (await this.note(tx, pair, run, now)) fresh += 1;
      }
      if (pairs.length < CHUNK) break;
      after = pairs.at(-1)!.saleId;
    }
    await this.differences.closeUnseen(tx, run.id, moving, now);
    return fresh;
  }

  /** Whether it is a difference that no earlier run saw. */
  private async note(
    tx: Tx,
    { saleId, ours, theirs, otherSale }: SalePair,
    run: ClaimedRun,
    now: Date,
  ): Promise<boolean> {
    // the announcement was lost, or is on its way: the sale is read again as if it had come
    if (missesChargeback(ours, theirs)) await this.signals.note(tx, saleId, now);
    const kind = compareSale(ours, theirs, otherSale);
    if (!kind) return false;
    const shown = ours && { ...ours, left: leftOfOurs(ours) };
    return this.differences.note(tx, { kind, saleId, ours: shown, theirs }, run.id, now);
  }
}
