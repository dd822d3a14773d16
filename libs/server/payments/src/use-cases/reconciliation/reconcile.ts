import { Command, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { UnitOfWork } from '@smachot/server-platform';
import { ReconciliationRepository } from '../../persistence/reconciliation/reconciliation.repository';
import { DifferenceAlarm } from '../../services/reconciliation/difference-alarm';
import { ProviderList, RUN_LEASE_MS } from '../../services/reconciliation/provider-list';
import { SaleComparison } from '../../services/reconciliation/sale-comparison';

/**
 * Does or continues the comparison with the provider for a day that is over. Idempotent: a night has one run, one process at a time
 * works on it, and what was read stays.
 */
export class Reconcile extends Command<void> {
  constructor(
    /** The Israeli day, `YYYY-MM-DD`. */
    readonly day: string,
    readonly now: Date,
  ) {
    super();
  }
}

@CommandHandler(Reconcile)
export class ReconcileHandler implements ICommandHandler<Reconcile> {
  constructor(
    private readonly work: UnitOfWork,
    private readonly runs: ReconciliationRepository,
    private readonly list: ProviderList,
    private readonly comparison: SaleComparison,
    private readonly alarm: DifferenceAlarm,
  ) {}

  async execute({ day, now }: Reconcile): Promise<void> {
    await this.runs.begin(day, now);
    const run = await this.runs.claim(day, RUN_LEASE_MS);
    if (!run) return;
    const admins = await this.alarm.admins();
    await this.work.run(async (tx) => {
      if (await this.runs.failEarlier(tx, day, now)) this.alarm.failed(tx, day, admins);
    });
    if (!(await this.list.read(run))) return this.runs.release(run);
    await this.work.run(async (tx) => {
      if (!(await this.runs.renew(tx, run, RUN_LEASE_MS))) return;
      const fresh = await this.comparison.compare(tx, run, now);
      await this.alarm.finished(tx, await this.runs.finish(tx, run, fresh, now), admins);
    });
  }
}
