import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { AnswerOf, InputOf, listExcludedStores, PayoutBatchId } from '@smachot/contracts';
import { accept, cursorId, refuse, type Result } from '@smachot/kernel';
import { PayoutBatchQueries } from '../persistence/payout-batch.queries';
import { StoresGateway } from '../stores-gateway';
import { excludedView } from '../views/payout-view';

type List = AnswerOf<typeof listExcludedStores>;

/** The stores that a batch was planned without. */
export class ExcludedStores extends Query<Result<List>> {
  constructor(
    readonly id: PayoutBatchId,
    readonly page: InputOf<typeof listExcludedStores>['query'],
  ) {
    super();
  }
}

@QueryHandler(ExcludedStores)
export class ExcludedStoresHandler implements IQueryHandler<ExcludedStores> {
  constructor(
    private readonly batches: PayoutBatchQueries,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ id, page: { cursor, limit } }: ExcludedStores): Promise<Result<List>> {
    if (!(await this.batches.batch(id))) return refuse('not_found');
    const rows = await this.batches.excluded(id, cursorId(cursor), limit + 1);
    const shown = rows.slice(0, limit);
    const contacts = await this.stores.contacts(shown.map(({ storeId }) => storeId));
    return accept({
      stores: shown.map((row) => excludedView(row, contacts.get(row.storeId))),
      nextCursor: rows.length > limit ? shown.at(-1)!.storeId : null,
    });
  }
}
