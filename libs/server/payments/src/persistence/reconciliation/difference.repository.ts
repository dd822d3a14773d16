import { Injectable } from '@nestjs/common';
import type { DifferenceId, DifferenceKind, ReconciliationId, UserId } from '@smachot/contracts';
import { newId } from '@smachot/kernel';
import { prepared, returningRows, type Tx } from '@smachot/server-platform';
import type { DifferenceRow } from './reconciliation.schema';

export type SeenDifference = Pick<DifferenceRow, 'kind' | 'saleId' | 'ours' | 'theirs'>;

/**
 * An open one is brought up to date; one that an admin resolved and that did not change since stays resolved; any other is new.
 * Returns a row for a new one only.
 */
const NOTE = prepared(
  `with known as (
     select id, resolved_at from payments.reconciliation_differences
     where sale_id = $2 and kind = $1 and (resolved_at is null or
       (how = 'by_admin' and ours is not distinct from $3::jsonb and theirs is not distinct from $4::jsonb))
     order by resolved_at nulls first, id desc limit 1),
   seen as (
     update payments.reconciliation_differences d set ours = $3::jsonb, theirs = $4::jsonb, last_seen_at = $5, seen_by = $6
     from known where d.id = known.id returning d.id)
   insert into payments.reconciliation_differences (id, kind, sale_id, ours, theirs, first_seen_at, last_seen_at, seen_by)
   select $7, $1, $2, $3::jsonb, $4::jsonb, $5, $5, $6 where not exists (select from known) returning id`,
);
const json = (side: object | null): string | null => side && JSON.stringify(side);

/** Repository of differences between our ledger and the provider. */
@Injectable()
export class DifferenceRepository {
  /** True when no earlier run saw it. */
  async note(
    tx: Tx,
    { kind, saleId, ours, theirs }: SeenDifference,
    run: ReconciliationId,
    now: Date,
  ): Promise<boolean> {
    const given = [kind, saleId, json(ours), json(theirs), now, run, newId()];
    return returningRows(await tx.query(NOTE, given)).length > 0;
  }

  /**
   * Closes the open differences that this run no longer saw; those whose sale could not be compared stay. Returns their number.
   */
  async closeUnseen(tx: Tx, run: ReconciliationId, moving: string[], now: Date): Promise<number> {
    const rows = await tx.query<{ id: DifferenceId }>(
      `update payments.reconciliation_differences set how = 'by_itself', resolved_at = $2
       where resolved_at is null and seen_by <> $1 and not (sale_id = any($3)) returning id`,
      [run, now, moving],
    );
    return returningRows(rows).length;
  }

  /** False when it was resolved already. */
  async resolve(
    tx: Tx,
    id: DifferenceId,
    by: { adminId: UserId; reason: string; at: Date },
  ): Promise<boolean> {
    const rows = await tx.query<{ id: DifferenceId }>(
      `update payments.reconciliation_differences set how = 'by_admin', admin_id = $2, reason = $3, resolved_at = $4
       where id = $1 and resolved_at is null returning id`,
      [id, by.adminId, by.reason, by.at],
    );
    return returningRows(rows).length > 0;
  }

  /** The number of open ones by kind. */
  async openByKind(tx: Tx): Promise<{ kind: DifferenceKind; count: number }[]> {
    return tx.query<{ kind: DifferenceKind; count: number }>(
      `select kind, count(*)::int as count from payments.reconciliation_differences where resolved_at is null group by kind`,
    );
  }
}
