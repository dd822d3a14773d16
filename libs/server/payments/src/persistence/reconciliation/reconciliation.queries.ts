import { Injectable } from '@nestjs/common';
import type { DifferenceId, DifferenceKind } from '@smachot/contracts';
import { columnsOf, ReadModel, selection } from '@smachot/server-platform';
import {
  type DifferenceRow,
  DifferenceSchema,
  type ReconciliationRow,
  ReconciliationSchema,
} from './reconciliation.schema';

const RUN_COLUMNS = selection(columnsOf(ReconciliationSchema), 'r');
const COLUMNS = selection(columnsOf(DifferenceSchema), 'd');
export type DifferenceFilter = { open: boolean | null; kind: DifferenceKind | null };

/** Reads runs and differences for admins, the newest first. `after`: the last of the previous page. */
@Injectable()
export class ReconciliationQueries {
  constructor(private readonly read: ReadModel) {}

  runs(after: string | null, limit: number): Promise<ReconciliationRow[]> {
    return this.read.rows<ReconciliationRow>(
      `select ${RUN_COLUMNS} from payments.reconciliations r where ($1::uuid is null or r.id < $1) order by r.id desc limit $2`,
      [after, limit],
    );
  }

  differences(
    { open, kind }: DifferenceFilter,
    after: string | null,
    limit: number,
  ): Promise<DifferenceRow[]> {
    return this.read.rows<DifferenceRow>(
      `select ${COLUMNS} from payments.reconciliation_differences d
       where ($1::boolean is null or (d.resolved_at is null) = $1) and ($2::text is null or d.kind = $2)
         and ($3::uuid is null or d.id < $3) order by d.id desc limit $4`,
      [open, kind, after, limit],
    );
  }

  one(id: DifferenceId): Promise<DifferenceRow | undefined> {
    return this.read.one<DifferenceRow>(
      `select ${COLUMNS} from payments.reconciliation_differences d where d.id = $1`,
      [id],
    );
  }

  /** `oldest`: when the first of them was seen. */
  async open(): Promise<{ count: number; oldest: Date | null }> {
    const row = await this.read.one<{ count: number; oldest: Date | null }>(
      `select count(*)::int as count, min(first_seen_at) as oldest
       from payments.reconciliation_differences where resolved_at is null`,
    );
    return row!;
  }
}
