import { Injectable } from '@nestjs/common';
import { type Delivery, type Tx, UnitOfWork } from '@smachot/server-platform';
import { Wake } from '../jobs/wake-senders';

/** Transactions after which messages may be due: the senders of all workers are woken. */
@Injectable()
export class WakingWork {
  constructor(
    private readonly work: UnitOfWork,
    private readonly wake: Wake,
  ) {}

  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const answer = await this.work.run(work);
    this.wake.messagesDue();
    return answer;
  }

  /** The same for a job: its effect happens once. */
  async runOnce(delivery: Delivery, work: (tx: Tx) => Promise<unknown>): Promise<void> {
    await this.work.runOnce(delivery, work);
    this.wake.messagesDue();
  }
}
