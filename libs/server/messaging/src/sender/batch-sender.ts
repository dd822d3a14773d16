import { Injectable } from '@nestjs/common';
import { Clock } from '@smachot/kernel';
import { Logger } from '@smachot/server-platform';
import { messageType } from '../gateway/message-body';
import type { Claimed } from './claims';
import { Consequences } from './consequences';
import type { BatchJournal } from './intent-journal';
import type { Lease } from './lease';
import { Letters, type Prepared, type Ready } from './message-contents';
import { PairPace } from './pair-pace';
import { Posts } from './posts';
import { type Judged, Recorder } from './record';
import { judge, type Verdict, waitSeconds } from './verdict';

/** Processes one leased batch from the claim to the recorded outcomes. */
@Injectable()
export class BatchSender {
  private readonly pairs = new PairPace();
  private ending = false;

  constructor(
    private readonly letters: Letters,
    private readonly posts: Posts,
    private readonly recorder: Recorder,
    private readonly consequences: Consequences,
    private readonly clock: Clock,
    private readonly logger: Logger,
  ) {}

  /**
   * Sends a batch. Answers how many messages the provider received. Rejects only when it received none: posted messages are
   * recorded with retries until it succeeds.
   */
  async send(batch: Claimed[], lease: Lease): Promise<number> {
    const prepared = await this.letters.prepare(batch, this.clock.now());
    const journal = lease.journal.begin();
    const judged = await Promise.all(
      batch.map((message) => this.one(message, prepared.get(message.id)!, lease, journal)),
    );
    await this.write(lease.id, judged);
    journal.done();
    return judged.filter(({ verdict }) => verdict.posted || verdict.refusal).length;
  }

  /** Stops recording because the process ends: unrecorded messages are left to recovery. */
  giveUp(): void {
    this.ending = true;
  }

  /** Returns unsent messages to the queue after the query for their contents failed. */
  async giveBack(batch: Claimed[], lease: Lease, seconds: number): Promise<void> {
    const verdict = waitSeconds(this.clock.now(), seconds);
    await this.write(
      lease.id,
      batch.map((message) => ({ message, verdict, phoneKey: null, messageType: null })),
    );
  }

  private async one(
    message: Claimed,
    prepared: Prepared,
    lease: Lease,
    journal: BatchJournal,
  ): Promise<Judged> {
    if ('verdict' in prepared)
      return { message, verdict: prepared.verdict, phoneKey: null, messageType: null };
    const { phoneKey, letter } = prepared;
    const verdict = await this.tell(message, prepared, lease, journal);
    return { message, verdict, phoneKey, messageType: messageType(letter) };
  }

  private async tell(message: Claimed, ready: Ready, lease: Lease, journal: BatchJournal): Promise<Verdict> {
    const wait = this.pairs.waitSeconds(
      ready.phoneKey,
      message.campaignId !== null,
      this.clock.now().getTime(),
    );
    if (wait) return waitSeconds(this.clock.now(), wait);
    const outcome = await this.posts.post(message, ready, lease, journal);
    if (outcome.kind === 'unsent' || outcome.kind === 'refused') this.pairs.forget(ready.phoneKey);
    return judge(outcome, message, this.clock.now());
  }

  private async write(workerId: string, judged: Judged[]): Promise<void> {
    for (let pause = 100; ; pause = Math.min(5000, pause * 2)) {
      try {
        const now = this.clock.now();
        await this.recorder.record(workerId, judged, now, this.consequences.of(judged, now));
        return;
      } catch (error) {
        // the database is down; posted messages must not be lost, and no other worker may claim them meanwhile
        this.logger.warn({ error, messages: judged.length }, 'batch not written down yet');
        if (this.ending) return;
        await new Promise((resolve) => setTimeout(resolve, pause));
      }
    }
  }
}
