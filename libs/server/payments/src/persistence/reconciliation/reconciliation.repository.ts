import { Injectable } from '@nestjs/common';
import type { ReconciliationId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { columnsOf, prepared, returningRows, selection, type Tx, UnitOfWork } from '@smachot/server-platform';
import { type ReconciliationRow, ReconciliationSchema } from './reconciliation.schema';

const COLUMNS = selection(columnsOf(ReconciliationSchema), 'r');
/** A run that this process works on. `lease`: identifies its claim. */
export type ClaimedRun = ReconciliationRow & { lease: string };

const LEASE = `clock_timestamp() + interval '1 millisecond' *`;
const CLAIM = prepared(
  `update payments.reconciliations r set claimed_until = ${LEASE} $2
   where r.day = $1 and r.status = 'reading' and (r.claimed_until is null or r.claimed_until < clock_timestamp())
   returning ${COLUMNS}, r.claimed_until::text as lease`,
);

/** Repository of the nightly runs. One process at a time works on a run, by a lease; after a kill another goes on where it stopped. */
@Injectable()
export class ReconciliationRepository {
  constructor(private readonly work: UnitOfWork) {}

  /** Begins the run of a day unless there is one. */
  async begin(day: string, now: Date): Promise<void> {
    await this.work.alone(
      `insert into payments.reconciliations (id, day, status, started_at, next_page, pages, sales, differences, new_differences)
       values ($1, $2, 'reading', $3, 1, 0, 0, 0, 0) on conflict (day) do nothing`,
      [newId(), day, now],
    );
  }

  /** Undefined when the run is complete, or another process works on it. */
  async claim(day: string, leaseMs: number): Promise<ClaimedRun | undefined> {
    return returningRows(await this.work.alone<ClaimedRun>(CLAIM, [day, leaseMs]))[0];
  }

  /** Renews the claim within a step. False when another process has taken the run over. */
  async renew(tx: Tx, run: ClaimedRun, leaseMs: number): Promise<boolean> {
    const rows = await tx.query<{ lease: string }>(
      `update payments.reconciliations set claimed_until = ${LEASE} $3
       where id = $1 and claimed_until::text = $2 and status = 'reading' returning claimed_until::text as lease`,
      [run.id, run.lease, leaseMs],
    );
    const lease = returningRows(rows)[0]?.lease;
    run.lease = lease ?? run.lease;
    return lease !== undefined;
  }

  /** Gives the claim up, so that any process may go on at once. */
  async release({ id, lease }: ClaimedRun): Promise<void> {
    await this.work.alone(
      'update payments.reconciliations set claimed_until = null where id = $1 and claimed_until::text = $2',
      [id, lease],
    );
  }

  async notePage(tx: Tx, run: ClaimedRun, nextPage: number | null): Promise<void> {
    await tx.query('update payments.reconciliations set next_page = $2, pages = pages + 1 where id = $1', [
      run.id,
      nextPage,
    ]);
    run.nextPage = nextPage;
  }

  /** Completes the run; what it read of the provider is deleted. `fresh`: the differences that no earlier run saw. */
  async finish(tx: Tx, { id }: ClaimedRun, fresh: number, now: Date): Promise<ReconciliationRow> {
    const rows = await tx.query<ReconciliationRow>(
      `update payments.reconciliations r set status = 'done', finished_at = $2, claimed_until = null,
         sales = (select count(*)::int from payments.reconciled_sales s where s.reconciliation_id = $1 and s.state <> 'absent'),
         differences = (select count(*)::int from payments.reconciliation_differences d where d.seen_by = $1 and d.resolved_at is null),
         new_differences = $3
       where r.id = $1 returning ${COLUMNS}`,
      [id, now, fresh],
    );
    await tx.query('delete from payments.reconciled_sales where reconciliation_id = $1', [id]);
    return returningRows(rows)[0]!;
  }

  /** Ends the runs of earlier days that never became complete. @returns their number */
  async failEarlier(tx: Tx, day: string, now: Date): Promise<number> {
    const rows = returningRows(
      await tx.query<{ id: ReconciliationId }>(
        `update payments.reconciliations set status = 'failed', finished_at = $2, claimed_until = null
         where status = 'reading' and day < $1 returning id`,
        [day, now],
      ),
    );
    await tx.query('delete from payments.reconciled_sales where reconciliation_id = any($1::uuid[])', [
      rows.map(({ id }) => id),
    ]);
    return rows.length;
  }
}
