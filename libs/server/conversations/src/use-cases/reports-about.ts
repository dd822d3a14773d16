import { type IQueryHandler, Query, QueryHandler } from '@nestjs/cqrs';
import type { StoreId, UserId } from '@smachot/contracts';
import { ReportQueries } from '../persistence/report.queries';
import type { ThreadReportRow } from '../persistence/report.repository';

/** The newest reports about conversations of a customer, or of a store. */
export class ReportsAbout extends Query<ThreadReportRow[]> {
  constructor(readonly side: { customerId: UserId } | { storeId: StoreId }) {
    super();
  }
}

@QueryHandler(ReportsAbout)
export class ReportsAboutHandler implements IQueryHandler<ReportsAbout> {
  constructor(private readonly reports: ReportQueries) {}

  execute({ side }: ReportsAbout): Promise<ThreadReportRow[]> {
    return this.reports.about(side);
  }
}
