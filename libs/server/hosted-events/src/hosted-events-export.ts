import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountExport } from '@smachot/server-identity';
import { HostedEventQueries } from './persistence/hosted-event.queries';

const MOST = 1_000;

/** The parts of an account's export about events: those the person hosts, and those they registered for. */
@Injectable()
export class HostedEventsExport implements OnModuleInit {
  constructor(
    private readonly exports: AccountExport,
    private readonly events: HostedEventQueries,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('hostedEvents', (userId) => this.events.exportOfHost(userId));
    this.exports.contribute('eventRegistrations', async (userId) => {
      const rows = await this.events.ofPerson(userId, null, MOST);
      return rows.map(({ event, status, participants, specialRequests, answers, createdAt }) => ({
        event: event.title,
        ...{ status, participants, specialRequests, answers, createdAt },
      }));
    });
  }
}
