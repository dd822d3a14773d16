import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AdminOverview, SystemReadings } from '@smachot/server-platform';
import { SendingQueries } from './persistence/sending.queries';
import { SendsNowQueries } from './persistence/sends-now.queries';
import { WebhookQueries } from './persistence/webhook.queries';

/** What of messaging waits for an admin, and for the provider. */
@Injectable()
export class MessagingOverview implements OnModuleInit {
  constructor(
    private readonly overview: AdminOverview,
    private readonly sending: SendingQueries,
    private readonly webhooks: WebhookQueries,
    private readonly readings: SystemReadings,
    private readonly sends: SendsNowQueries,
  ) {}

  onModuleInit(): void {
    this.overview.readSending(() => this.sending.overview());
    this.overview.countWaiting('undeciphered_webhooks', () => this.webhooks.waiting());
    this.readings.readSends(() => this.sends.now());
  }
}
