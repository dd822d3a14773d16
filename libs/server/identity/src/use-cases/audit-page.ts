import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { ListPage, ListPosition } from '@smachot/server-platform';
import { type ActFilter, AuditQueries, type ListedAct } from '../persistence/audit.queries';

/** A page of the audit log, the newest first. */
export class AuditPage extends Query<ListPage<ListedAct>> {
  constructor(
    readonly filter: ActFilter,
    readonly position: ListPosition,
  ) {
    super();
  }
}

@QueryHandler(AuditPage)
export class AuditPageHandler implements IQueryHandler<AuditPage> {
  constructor(private readonly acts: AuditQueries) {}

  execute({ filter, position }: AuditPage): Promise<ListPage<ListedAct>> {
    return this.acts.page(filter, position);
  }
}
