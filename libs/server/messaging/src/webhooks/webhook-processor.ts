import { Injectable } from '@nestjs/common';
import { Clock } from '@smachot/kernel';
import { Config, Logger, type Tx } from '@smachot/server-platform';
import { readWebhook, type WebhookContent } from './read-webhook';
import { Replies } from './replies';
import { Statuses } from './statuses';
import { closeWebhooks, type WebhookRow } from '../persistence/webhook-rows';

type ReadWebhook = WebhookRow & { content: WebhookContent; trouble: string | null };

/** Turns stored webhooks into statuses and replies: many webhooks, few statements. */
@Injectable()
export class WebhookProcessor {
  constructor(
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly statuses: Statuses,
    private readonly replies: Replies,
    private readonly logger: Logger,
  ) {}

  async process(tx: Tx, rows: WebhookRow[]): Promise<void> {
    const now = this.clock.now();
    const read = rows.map((row) => this.read(row));
    const statuses = read.flatMap(({ content }) => content.statuses);
    if (statuses.length) await this.statuses.take(tx, statuses, now);
    const incoming = read.flatMap(({ content }) => content.incoming);
    if (incoming.length) await this.replies.take(tx, incoming, now);
    for (const notice of read.flatMap(({ content }) => content.notices))
      this.logger.warn(notice, 'the provider tells');
    await closeWebhooks(
      tx,
      read.map(({ id, content, trouble }) => ({ id, statuses: content.statuses.length, trouble })),
      now,
    );
  }

  private read(row: WebhookRow): ReadWebhook {
    try {
      const content = readWebhook(row.body, this.config.settings.WHATSAPP_PHONE_NUMBER_ID, row.receivedAt);
      return { ...row, content, trouble: content.understood ? null : 'not understood' };
    } catch {
      return {
        ...row,
        content: { understood: false, statuses: [], incoming: [], notices: [] },
        trouble: 'not JSON',
      };
    }
  }
}
