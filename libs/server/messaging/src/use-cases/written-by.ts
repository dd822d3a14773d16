import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import { InboundQueries, type WrittenMessage } from '../persistence/inbound.queries';

/** The newest messages from the person behind these refs, oldest first, in their current version: edited originals are left out. */
export class WrittenBy extends Query<WrittenMessage[]> {
  constructor(
    readonly refIds: string[],
    readonly most: number,
    /** Inbound ids known to be meant for these refs. */
    readonly own: string[] = [],
    /** Former refs of the person: an inbound message to one of them counts if we ever wrote to that ref. */
    readonly former: string[] = [],
  ) {
    super();
  }
}

@QueryHandler(WrittenBy)
export class WrittenByHandler implements IQueryHandler<WrittenBy> {
  constructor(private readonly inbound: InboundQueries) {}

  execute(query: WrittenBy): Promise<WrittenMessage[]> {
    return this.inbound.newest(query);
  }
}
