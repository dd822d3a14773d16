import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AdminOverview } from '@smachot/server-platform';
import { ReportQueries } from './persistence/report.queries';

/** What of conversations waits for an admin. */
@Injectable()
export class ConversationsOverview implements OnModuleInit {
  constructor(
    private readonly overview: AdminOverview,
    private readonly reports: ReportQueries,
  ) {}

  onModuleInit(): void {
    this.overview.countWaiting('thread_reports', () => this.reports.waiting());
  }
}
