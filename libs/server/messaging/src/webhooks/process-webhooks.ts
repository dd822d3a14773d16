import { Injectable } from '@nestjs/common';
import { Logger, UnitOfWork } from '@smachot/server-platform';
import { WebhookProcessor } from './webhook-processor';
import { postponeWebhook, takeWebhooks } from '../persistence/webhook-rows';

const BYTES_AT_ONCE = 800_000;

/** Processes stored webhooks in batches of one transaction each; a batch that fails is processed one by one. */
@Injectable()
export class ProcessWebhooks {
  /** Moving mean of a body's size: how many fit into one transaction. */
  private meanBytes = 2000;

  constructor(
    private readonly work: UnitOfWork,
    private readonly processor: WebhookProcessor,
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
      for (const { body } of rows) this.meanBytes += (body.length - this.meanBytes) / 20;
      await this.processor.process(tx, rows);
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
}
