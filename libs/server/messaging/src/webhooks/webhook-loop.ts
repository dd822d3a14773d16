import { type BeforeApplicationShutdown, Injectable } from '@nestjs/common';
import { Logger } from '@smachot/server-platform';
import { ProcessWebhooks } from './process-webhooks';

/**
 * Updates that arrive within this time (milliseconds) are processed together: in a burst of single updates the statements
 * dominate the cost.
 */
const BREATH_MS = 60;

/** Processes webhooks while there are any; woken by the request that stored one, or by a tick. */
@Injectable()
export class WebhookLoop implements BeforeApplicationShutdown {
  private running?: Promise<void>;
  private again = false;
  private stopping = false;

  constructor(
    private readonly process: ProcessWebhooks,
    private readonly logger: Logger,
  ) {}

  wake(): void {
    void this.drain();
  }

  /** Resolves when all webhooks present at the call are processed. */
  drain(): Promise<void> {
    if (this.stopping) return Promise.resolve();
    this.again = true;
    this.running ??= this.run().finally(() => {
      this.running = undefined;
    });
    return this.running;
  }

  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    await this.running;
  }

  private async run(): Promise<void> {
    try {
      while (this.again && !this.stopping) {
        this.again = false;
        while (!this.stopping && (await this.process.some())) {
          this.again = true;
          await new Promise((resolve) => setTimeout(resolve, BREATH_MS));
        }
      }
    } catch (error) {
      this.logger.warn({ error }, 'webhooks wait');
    }
  }
}
