import { Injectable } from '@nestjs/common';
import { Clock } from '@smachot/kernel';
import { Config, Logger, type Tx, UnitOfWork } from '@smachot/server-platform';
import { readWebhook, type WebhookContent } from './read-webhook';
import { Replies } from './replies';
import { Statuses } from './statuses';
import { closeWebhooks, postponeWebhook, takeWebhooks, type WebhookRow } from './webhook-rows';

type Read = WebhookRow & { content: WebhookContent; trouble: string | null };

const BYTES_AT_ONCE = 800_000;

/** Turns stored webhooks into statuses and replies: many webhooks, few statements, one transaction. */
@Injectable()
export class ProcessWebhooks {
  /** Moving mean of a body's size: how many fit into one transaction. */
  private meanBytes = 2000;

  constructor(
    private readonly work: UnitOfWork,
    private readonly clock: Clock,
    private readonly config: Config,
    private readonly statuses: Statuses,
    private readonly replies: Replies,
    private readonly logger: Logger,
  ) {}

  /** Processes a batch of webhooks and answers their number; 0: none is left. */
  async some(): Promise<number> {
    const most = Math.max(1, Math.min(500, Math.floor(BYTES_AT_ONCE / this.meanBytes)));
    try {
      return await this.batch(most);
    } catch (error) {
      // one of them fails: processed alone, it shows which
      this.logger.warn({ error, webhooks: most }, 'webhooks one by one');
      return this.alone();
    }
  }

  private batch(most: number): Promise<number> {
    return this.work.run(async (tx) => {
      const rows = await takeWebhooks(tx, most);
      if (!rows.length) return 0;
      await this.process(tx, rows);
      return rows.length;
    });
  }

  private async alone(): Promise<number> {
    try {
      return await this.batch(1);
    } catch (error) {
      this.logger.error({ error }, 'webhook not understood');
      await this.work.run(postponeWebhook);
      return 1;
    }
  }

  private async process(tx: Tx, rows: WebhookRow[]): Promise<void> {
    const now = this.clock.now();
    const read = rows.map((row) => this.read(row));
    for (const { body } of rows) this.meanBytes += (body.length - this.meanBytes) / 20;
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

  private read(row: WebhookRow): Read {
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
