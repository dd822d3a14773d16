import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ThreadId } from '@smachot/contracts';
import type { Pair } from '../orders-between';
import { ThreadQueries } from '../persistence/thread.queries';

/** The id of the thread of a customer and a store, for other contexts that link to it; null: they never wrote. */
export class ThreadBetween extends Query<ThreadId | null> {
  constructor(readonly pair: Pair) {
    super();
  }
}

@QueryHandler(ThreadBetween)
export class ThreadBetweenHandler implements IQueryHandler<ThreadBetween> {
  constructor(private readonly threads: ThreadQueries) {}

  execute({ pair }: ThreadBetween): Promise<ThreadId | null> {
    return this.threads.idBetween(pair);
  }
}
