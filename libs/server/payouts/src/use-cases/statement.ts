import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, InputOf, listStatement } from '@smachot/contracts';
import { accept, type Result } from '@smachot/kernel';
import type { Reader } from '@smachot/server-stores';
import { StatementQueries } from '../persistence/statement.queries';
import { StoresGateway } from '../stores-gateway';
import { lineView } from '../views/payout-view';
import { filterOf, numberOf } from '../views/statement-filter';
import { summaryOf } from '../views/statement-summary';

type Answer = AnswerOf<typeof listStatement>;
type Given = InputOf<typeof listStatement>['query'];

/** A page of the statement of a store, the newest lines first. */
export class Statement extends Query<Result<Answer>> {
  constructor(
    readonly partner: string,
    readonly filter: Given,
    readonly reader: Reader,
  ) {
    super();
  }
}

@QueryHandler(Statement)
export class StatementHandler implements IQueryHandler<Statement> {
  constructor(
    private readonly stores: StoresGateway,
    private readonly statements: StatementQueries,
  ) {}

  async execute({ partner, filter, reader }: Statement): Promise<Result<Answer>> {
    const store = await this.stores.seenBy(partner, reader);
    if (!store.ok) return store;
    const { cursor, limit } = filter;
    const { partnerId } = store.value;
    const before = numberOf(cursor);
    const [rows, months] = await Promise.all([
      this.statements.lines(partnerId, filterOf(filter), before, limit + 1),
      before === null ? this.statements.months(partnerId, filterOf(filter)) : null,
    ]);
    const lines = rows.slice(0, limit).map(lineView);
    return accept({
      lines,
      nextCursor: rows.length > limit ? String(lines.at(-1)!.number) : null,
      summary: months && summaryOf(months),
    });
  }
}
