import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId } from '@smachot/contracts';
import type { StoreWaits } from '@smachot/server-platform';
import { ThreadQueries } from '../persistence/thread.queries';

/** How many threads of a store wait for its answer. */
export class WaitingThreads extends Query<number> {
  constructor(readonly storeId: StoreId) {
    super();
  }
}

@QueryHandler(WaitingThreads)
export class WaitingThreadsHandler implements IQueryHandler<WaitingThreads> {
  constructor(private readonly threads: ThreadQueries) {}

  execute({ storeId }: WaitingThreads): Promise<number> {
    return this.threads.countWaiting(storeId);
  }
}

/** The same of each of many stores; `at`: the moment of `latest`. */
export class ThreadWaits extends Query<StoreWaits[]> {
  constructor(
    readonly storeIds: readonly StoreId[],
    readonly at: Date,
  ) {
    super();
  }
}

@QueryHandler(ThreadWaits)
export class ThreadWaitsHandler implements IQueryHandler<ThreadWaits> {
  constructor(private readonly threads: ThreadQueries) {}

  execute({ storeIds, at }: ThreadWaits): Promise<StoreWaits[]> {
    return this.threads.waits(storeIds, at);
  }
}
