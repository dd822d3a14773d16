import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AccountExport } from '@smachot/server-identity';
import { AllEventsQueries } from './persistence/all-events.queries';
import { MessageQueries } from './persistence/messages/message.queries';
import { TicketPurchaseQueries } from './persistence/ticket-purchase.queries';
import { attendeePaymentView } from './views/ticket-payment-view';
import { HostedEventQueries } from './persistence/hosted-event.queries';

const MOST = 1_000;

/** The parts of an account's export about events: those the person hosts, and those they registered for. */
@Injectable()
export class HostedEventsExport implements OnModuleInit {
  constructor(
    private readonly exports: AccountExport,
    private readonly events: HostedEventQueries,
    private readonly all: AllEventsQueries,
    private readonly purchases: TicketPurchaseQueries,
    private readonly messages: MessageQueries,
  ) {}

  onModuleInit(): void {
    this.exports.contribute('hostedEvents', (userId) => this.events.exportOfHost(userId));
    this.exports.contribute('eventReports', (userId) => this.all.reportsBy(userId));
    this.exports.contribute('eventMessagesWritten', (userId) => this.messages.writtenBy(userId));
    this.exports.contribute('eventMessagesReceived', (userId) => this.messages.receivedBy(userId));
    this.exports.contribute('eventRegistrations', async (userId) => {
      const rows = await this.events.ofPerson(userId, null, MOST);
      const purchases = await this.purchases.of(rows.map(({ id }) => id));
      return rows.map(({ id, event, status, participants, specialRequests, answers, createdAt }) => ({
        event: event.title,
        ...{ status, participants, specialRequests, answers, createdAt },
        payment: attendeePaymentView(purchases.get(id)),
      }));
    });
  }
}
