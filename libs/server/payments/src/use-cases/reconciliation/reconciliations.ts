import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, InputOf, listDifferences, listReconciliations } from '@smachot/contracts';
import { cursorId } from '@smachot/kernel';
import { ReconciliationQueries } from '../../persistence/reconciliation/reconciliation.queries';
import { differenceView, reconciliationView } from '../../views/reconciliation-view';

type Runs = AnswerOf<typeof listReconciliations>;
type Found = AnswerOf<typeof listDifferences>;

/** The nightly runs. */
export class Reconciliations extends Query<Runs> {
  constructor(readonly page: InputOf<typeof listReconciliations>['query']) {
    super();
  }
}

@QueryHandler(Reconciliations)
export class ReconciliationsHandler implements IQueryHandler<Reconciliations> {
  constructor(private readonly queries: ReconciliationQueries) {}

  async execute({ page: { cursor, limit } }: Reconciliations): Promise<Runs> {
    const rows = await this.queries.runs(cursorId(cursor), limit + 1);
    const reconciliations = rows.slice(0, limit).map(reconciliationView);
    return { reconciliations, nextCursor: rows.length > limit ? reconciliations.at(-1)!._id : null };
  }
}

/** The differences with both sides. */
export class Differences extends Query<Found> {
  constructor(readonly filter: InputOf<typeof listDifferences>['query']) {
    super();
  }
}

@QueryHandler(Differences)
export class DifferencesHandler implements IQueryHandler<Differences> {
  constructor(private readonly queries: ReconciliationQueries) {}

  async execute({ filter: { open, kind, cursor, limit } }: Differences): Promise<Found> {
    const wanted = { open: open === undefined ? null : open === 'true', kind: kind ?? null };
    const [rows, { count }] = await Promise.all([
      this.queries.differences(wanted, cursorId(cursor), limit + 1),
      this.queries.open(),
    ]);
    const differences = rows.slice(0, limit).map(differenceView);
    return { differences, open: count, nextCursor: rows.length > limit ? differences.at(-1)!._id : null };
  }
}
