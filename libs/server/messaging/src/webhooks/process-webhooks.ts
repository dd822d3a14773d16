import { Injectable } from '@nestjs/common';
import { Logger, type Tx, UnitOfWork } from '@smachot/server-platform';
import { WebhookProcessor } from './webhook-processor';
import { halveWebhook, postponeWebhook, takeWebhooks, type WebhookRow } from '../persistence/webhook-rows';
import { halvesOf } from './halves';

const BYTES_AT_ONCE = 800_000;
const MOST = 500;

/**
 * Processes stored webhooks in batches of one transaction each. A batch that fails is halved, and so is a single webhook of many
 * items, until the one that cannot be processed is alone: all others are done, and that one waits where an admin sees it.
 */
@Injectable()
export class ProcessWebhooks {
  /** Moving mean of a body's size: how many fit into one transaction. */
  private meanBytes = 2000;
  private most = MOST;

  constructor(
    private readonly work: UnitOfWork,
    private readonly processor: WebhookProcessor,
    private readonly logger: Logger,
  ) {}

  /** Processes a batch of webhooks and answers their number; 0: none is left. */
  async some(): Promise<number> {
    let rows: WebhookRow[] = [];
    try {
      await this.work.run(async (tx) => {
        rows = [];
        rows = await this.take(tx);
        if (rows.length) await this.processor.process(tx, rows);
      });
      this.most = Math.min(MOST, this.most * 2);
    } catch (error) {
      if (!rows.length) throw error;
      this.logger.warn({ error, webhooks: rows.length }, 'webhooks not processed');
      if (rows.length > 1) this.most = Math.floor(rows.length / 2);
      else await this.setAside(rows[0]!);
    }
    return rows.length;
  }

  private async take(tx: Tx): Promise<WebhookRow[]> {
    const fit = Math.max(1, Math.floor(BYTES_AT_ONCE / this.meanBytes));
    const rows = await takeWebhooks(tx, Math.min(fit, this.most));
    for (const { body } of rows) this.meanBytes += (body.length - this.meanBytes) / 20;
    return rows;
  }

  private async setAside({ id, body }: WebhookRow): Promise<void> {
    const halves = halvesOf(body);
    await this.work.run((tx) => (halves ? halveWebhook(tx, id, halves) : postponeWebhook(tx, id)));
  }
}
