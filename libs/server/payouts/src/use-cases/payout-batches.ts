import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import {
  type AnswerOf,
  Day,
  type InputOf,
  type listPayoutBatches,
  type PayoutBatch,
  type PayoutBatchId,
  type readPayoutBatch,
} from '@smachot/contracts';
import { accept, refuse, type Result } from '@smachot/kernel';
import { PayoutBatchQueries } from '../persistence/payout-batch.queries';
import { PayoutQueries } from '../persistence/payout.queries';
import { StoresGateway } from '../stores-gateway';
import { adminPayoutView, batchView } from '../views/payout-view';
import { numberOf } from '../views/statement-filter';

type List = AnswerOf<typeof listPayoutBatches>;
type One = AnswerOf<typeof readPayoutBatch>;

/** The batches, the newest first. */
export class PayoutBatches extends Query<List> {
  constructor(readonly page: InputOf<typeof listPayoutBatches>['query']) {
    super();
  }
}

@QueryHandler(PayoutBatches)
export class PayoutBatchesHandler implements IQueryHandler<PayoutBatches> {
  constructor(private readonly queries: PayoutBatchQueries) {}

  async execute({ page: { cursor, limit } }: PayoutBatches): Promise<List> {
    const before = Day.safeParse(cursor);
    const rows = await this.queries.batches(before.success ? before.data : null, limit + 1);
    const shown = rows.slice(0, limit);
    return {
      batches: shown.map(batchView),
      nextCursor: rows.length > limit ? shown.at(-1)!.day : null,
    };
  }
}

/** A batch as it is now. */
export class PayoutBatchOf extends Query<Result<PayoutBatch>> {
  constructor(readonly id: PayoutBatchId) {
    super();
  }
}

@QueryHandler(PayoutBatchOf)
export class PayoutBatchOfHandler implements IQueryHandler<PayoutBatchOf> {
  constructor(private readonly queries: PayoutBatchQueries) {}

  async execute({ id }: PayoutBatchOf): Promise<Result<PayoutBatch>> {
    const row = await this.queries.batch(id);
    return row ? accept(batchView(row)) : refuse('not_found');
  }
}

/** A batch with a page of its payouts. */
export class PayoutBatchWithItems extends Query<Result<One>> {
  constructor(
    readonly id: PayoutBatchId,
    readonly page: InputOf<typeof readPayoutBatch>['query'],
  ) {
    super();
  }
}

@QueryHandler(PayoutBatchWithItems)
export class PayoutBatchWithItemsHandler implements IQueryHandler<PayoutBatchWithItems> {
  constructor(
    private readonly batches: PayoutBatchQueries,
    private readonly queries: PayoutQueries,
    private readonly stores: StoresGateway,
  ) {}

  async execute({ id, page: { status, cursor, limit } }: PayoutBatchWithItems): Promise<Result<One>> {
    const row = await this.batches.batch(id);
    if (!row) return refuse('not_found');
    const rows = await this.queries.ofBatch(id, status ?? null, numberOf(cursor), limit + 1);
    const shown = rows.slice(0, limit);
    const contacts = await this.stores.contacts(shown.map(({ storeId }) => storeId));
    return accept({
      ...batchView(row),
      items: shown.map((payout) => adminPayoutView(payout, contacts.get(payout.storeId))),
      nextCursor: rows.length > limit ? String(shown.at(-1)!.number) : null,
    });
  }
}
