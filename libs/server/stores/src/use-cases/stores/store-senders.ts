import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { StoreQueries, type StoreSenderRow } from '../../persistence/stores/store.queries';

/** A store as the sender of advertising. `maySend`: it is on the site. */
export type StoreSender = Omit<StoreSenderRow, 'storeId'>;

/** Stores as senders of advertising, by their ids. In one statement. */
export class StoreSenders extends Query<Map<string, StoreSender>> {
  constructor(readonly storeIds: StoreId[]) {
    super();
  }
}

@QueryHandler(StoreSenders)
export class StoreSendersHandler implements IQueryHandler<StoreSenders> {
  constructor(private readonly stores: StoreQueries) {}

  async execute({ storeIds }: StoreSenders): Promise<Map<string, StoreSender>> {
    const rows = storeIds.length ? await this.stores.sendersOf(storeIds) : [];
    return new Map(rows.map(({ storeId, ...sender }) => [storeId, sender]));
  }
}
