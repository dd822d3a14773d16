import { Injectable } from '@nestjs/common';
import { addDays, atWallTime, MINUTE_MS } from '@smachot/kernel';
import { type Tx, UnitOfWork } from '@smachot/server-platform';
import { ReconciledSaleRepository } from '../../persistence/reconciliation/reconciled-sale.repository';
import {
  type ClaimedRun,
  ReconciliationRepository,
} from '../../persistence/reconciliation/reconciliation.repository';
import { PaymeGateway } from '../../provider/payme.gateway';

/** A worker that is silent for longer has been killed, and another goes on with its run. */
export const RUN_LEASE_MS = 5 * MINUTE_MS;
/** Days before the run whose sales are listed: a hold is captured within a week. */
const DAYS = 7;
const PAGE = 100;

/** Reads the provider's side of a run, page by page, each of them kept at once: after a kill it goes on with the next one. */
@Injectable()
export class ProviderList {
  constructor(
    private readonly work: UnitOfWork,
    private readonly runs: ReconciliationRepository,
    private readonly sales: ReconciledSaleRepository,
    private readonly payme: PaymeGateway,
  ) {}

  /** False when the provider does not answer, or another process has taken the run over. */
  async read(run: ClaimedRun): Promise<boolean> {
    while (run.nextPage !== null) if (!(await this.readPage(run, run.nextPage))) return false;
    for (;;) {
      const wanted = await this.sales.wanted(run.id, PAGE);
      if (!wanted.length) return true;
      for (const saleId of wanted) if (!(await this.readOne(run, saleId))) return false;
    }
  }

  private async readPage(run: ClaimedRun, page: number): Promise<boolean> {
    const from = addDays(run.day, 1 - DAYS);
    const listed = await this.payme.list({ from, till: run.day, page, pageSize: PAGE });
    if (!listed) return false;
    const isLast = !listed.sales.length || page * PAGE >= listed.count;
    return this.step(run, async (tx) => {
      await this.sales.add(tx, run.id, listed.sales);
      const [first, end] = [atWallTime(from, '00:00'), atWallTime(addDays(run.day, 1), '00:00')];
      if (isLast) await this.sales.addWanted(tx, run.id, first, end);
      await this.runs.notePage(tx, run, isLast ? null : page + 1);
    });
  }

  private async readOne(run: ClaimedRun, saleId: string): Promise<boolean> {
    const found = await this.payme.find(saleId);
    if (!found) return false;
    const sale = found.sales.find((one) => one.saleId === saleId);
    return this.step(run, (tx) => this.sales.answer(tx, run.id, saleId, sale));
  }

  private step(run: ClaimedRun, act: (tx: Tx) => Promise<void>): Promise<boolean> {
    return this.work.run(async (tx) => {
      if (!(await this.runs.renew(tx, run, RUN_LEASE_MS))) return false;
      await act(tx);
      return true;
    });
  }
}
