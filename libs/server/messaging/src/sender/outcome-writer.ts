import { Injectable } from '@nestjs/common';
import { Clock } from '@smachot/kernel';
import { Logger } from '@smachot/server-platform';
import { Consequences } from './consequences';
import { type AttemptResult, Recorder } from './record';

const [FIRST_RETRY_MS, LAST_RETRY_MS] = [100, 5000];

/** Records the outcomes of batches, with retries until it succeeds. */
@Injectable()
export class OutcomeWriter {
  private ending = false;

  constructor(
    private readonly recorder: Recorder,
    private readonly consequences: Consequences,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /** Stops the retries because the process ends: unrecorded messages are left to recovery. */
  giveUp(): void {
    this.ending = true;
  }

  async write(workerId: string, results: AttemptResult[]): Promise<void> {
    for (let retryMs = FIRST_RETRY_MS; ; retryMs = Math.min(LAST_RETRY_MS, retryMs * 2)) {
      try {
        const now = this.clock.now();
        await this.recorder.record(workerId, results, now, this.consequences.of(results, now));
        return;
      } catch (error) {
        // the database is down; posted messages must not be lost, and no other worker may claim them meanwhile
        this.logger.warn({ error, messages: results.length }, 'batch not written down yet');
        if (this.ending) return;
        await new Promise((resolve) => setTimeout(resolve, retryMs));
      }
    }
  }
}
