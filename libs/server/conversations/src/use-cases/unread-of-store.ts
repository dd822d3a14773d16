import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import { ThreadQueries } from '../persistence/thread.queries';

/** How many threads of a store have a message that nobody of its crew has read. */
export class UnreadOfStore extends Query<number> {
  constructor(readonly storeId: StoreId) {
    super();
  }
}

@QueryHandler(UnreadOfStore)
export class UnreadOfStoreHandler implements IQueryHandler<UnreadOfStore> {
  constructor(private readonly threads: ThreadQueries) {}

  execute({ storeId }: UnreadOfStore): Promise<number> {
    return this.threads.countUnread({ side: 'partner', id: storeId });
  }
}
