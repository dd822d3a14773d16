import { Injectable } from '@nestjs/common';
import type { NotificationKind, UserId } from '@smachot/contracts';
import { UserDirectory } from '@smachot/server-identity';
import { Logger, Metrics, type Tx } from '@smachot/server-platform';
import { DifferenceRepository } from '../../persistence/reconciliation/difference.repository';
import type { ReconciliationRow } from '../../persistence/reconciliation/reconciliation.schema';

/** Raises the alarm about a run: to every super admin, in the log and as metrics. No sum and no person is named. */
@Injectable()
export class DifferenceAlarm {
  constructor(
    private readonly directory: UserDirectory,
    private readonly differences: DifferenceRepository,
    private readonly metrics: Metrics,
    private readonly logger: Logger,
  ) {}

  async admins(): Promise<UserId[]> {
    return (await this.directory.superAdmins()).map(({ id }) => id);
  }

  async finished(tx: Tx, run: ReconciliationRow, admins: UserId[]): Promise<void> {
    const open = await this.differences.openByKind(tx);
    const total = open.reduce((sum, { count }) => sum + count, 0);
    this.metrics
      .gauge('reconciliation_open_differences', 'Unresolved differences with the card provider')
      .set(total);
    this.metrics
      .counter(
        'reconciliation_differences_total',
        'Differences with the card provider that a night found first',
      )
      .inc(run.newDifferences);
    const { day, sales, differences, newDifferences } = run;
    if (!newDifferences)
      return void this.logger.info({ day, sales, open: total }, 'reconciled with the card provider');
    this.logger.error(
      { day, sales, differences, newDifferences, open },
      'the card provider differs from our ledger',
    );
    this.tell(tx, admins, 'reconciliation_differences', { day, count: newDifferences });
  }

  failed(tx: Tx, day: string, admins: UserId[]): void {
    this.metrics
      .counter('reconciliation_failed_total', 'Nights whose reconciliation never became complete')
      .inc();
    this.logger.error({ before: day }, 'a reconciliation with the card provider did not finish');
    this.tell(tx, admins, 'reconciliation_failed', { day });
  }

  private tell(
    tx: Tx,
    admins: UserId[],
    kind: NotificationKind,
    values: Record<string, string | number>,
  ): void {
    for (const userId of admins)
      tx.emit('notifications.wanted', { userId, kind, values, href: '/admin-panel/payouts', urgent: true });
  }
}
