import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AdminOverview } from '@smachot/server-platform';
import { SendingQueries } from './persistence/sending.queries';
import { WebhookQueries } from './persistence/webhook.queries';

/** What of messaging waits for an admin. */
@Injectable()
export class MessagingOverview implements OnModuleInit {
  constructor(
    private readonly overview: AdminOverview,
    private readonly sending: SendingQueries,
    private readonly webhooks: WebhookQueries,
  ) {}

  onModuleInit(): void {
    this.overview.readSending(() => this.sending.overview());
    this.overview.countWaiting('undeciphered_webhooks', () => this.webhooks.waiting());
  }
}
