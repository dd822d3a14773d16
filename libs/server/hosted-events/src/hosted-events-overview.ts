import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AdminOverview } from '@smachot/server-platform';
import { AllEventsQueries } from './persistence/all-events.queries';

/** What of public events waits for an admin. */
@Injectable()
export class HostedEventsOverview implements OnModuleInit {
  constructor(
    private readonly overview: AdminOverview,
    private readonly events: AllEventsQueries,
  ) {}

  onModuleInit(): void {
    this.overview.countWaiting('event_reports', () => this.events.waiting());
  }
}
