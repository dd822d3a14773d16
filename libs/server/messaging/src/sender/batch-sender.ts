import { Injectable } from '@nestjs/common';
import { Clock } from '@smachot/kernel';
import { Metrics } from '@smachot/server-platform';
import { messageType } from '../gateway/message-body';
import type { Claimed } from './claims';
import type { BatchJournal } from './intent-journal';
import type { Lease } from './lease';
import { MessageContents, type Prepared, type Ready } from './message-contents';
import { OutcomeWriter } from './outcome-writer';
import { PairPace } from './pair-pace';
import { Posts } from './posts';
import type { AttemptResult } from './record';
import { type Verdict, verdictOn, waitSeconds } from './verdict';

/** Processes one leased batch from the claim to the recorded outcomes. */
@Injectable()
export class BatchSender {
  private readonly pairs = new PairPace();

  constructor(
    private readonly contents: MessageContents,
    private readonly posts: Posts,
    private readonly outcomes: OutcomeWriter,
    private readonly clock: Clock,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Sends a batch. Answers how many messages the provider received. Rejects only when it received none: posted messages are
   * recorded with retries until it succeeds.
   */
  async send(batch: Claimed[], lease: Lease): Promise<number> {
    const prepared = await this.contents.prepare(batch, this.clock.now());
    const journal = lease.journal.begin();
    const results = await Promise.all(
      batch.map((message) => this.one(message, prepared.get(message.id)!, lease, journal)),
    );
    await this.outcomes.write(lease.id, results);
    journal.done();
    for (const { message, verdict } of results)
      if (verdict.posted) this.metrics.messagesPosted(message.campaignId ? 'campaign' : 'conversation', 1);
    return results.filter(({ verdict }) => verdict.posted || verdict.refusal).length;
  }

  /** Stops recording because the process ends: unrecorded messages are left to recovery. */
  giveUp(): void {
    this.outcomes.giveUp();
  }

  /** Returns unsent messages to the queue after the query for their contents failed. */
  async giveBack(batch: Claimed[], lease: Lease, seconds: number): Promise<void> {
    const verdict = waitSeconds(this.clock.now(), seconds);
    await this.outcomes.write(
      lease.id,
      batch.map((message) => ({ message, verdict, phoneKey: null, messageType: null })),
    );
  }

  private async one(
    message: Claimed,
    prepared: Prepared,
    lease: Lease,
    journal: BatchJournal,
  ): Promise<AttemptResult> {
    if ('verdict' in prepared)
      return { message, verdict: prepared.verdict, phoneKey: null, messageType: null };
    const { phoneKey, content } = prepared;
    const verdict = await this.post(message, prepared, lease, journal);
    return { message, verdict, phoneKey, messageType: messageType(content) };
  }

  private async post(message: Claimed, ready: Ready, lease: Lease, journal: BatchJournal): Promise<Verdict> {
    const wait = this.pairs.waitSeconds(
      ready.phoneKey,
      message.campaignId !== null,
      this.clock.now().getTime(),
    );
    if (wait) return waitSeconds(this.clock.now(), wait);
    const outcome = await this.posts.post(message, ready, lease, journal);
    if (outcome.kind === 'unsent' || outcome.kind === 'refused') this.pairs.forget(ready.phoneKey);
    return verdictOn(outcome, message, this.clock.now());
  }
}
