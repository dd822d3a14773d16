import { type BeforeApplicationShutdown, Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Logger } from '@smachot/server-platform';
import { BatchSender } from './batch-sender';
import { type Claimed, Claims, type Lane } from './claims';
import type { Lease } from './lease';
import { Pace } from './pace';
import { Registration } from './registration';

const BATCH = 100;
/** Batches of one lane that wait for the provider at the same time. */
const AT_ONCE: Record<Lane, number> = { campaign: 12, conversation: 8 };
/** A tick wakes the loops within a second of a message's time; this is for a tick that fails. */
const IDLE_MS = 5000;
const AFTER_TROUBLE_MS = 2000;
const DRAIN_MS = 12_000;

/** One loop per lane: takes tokens from the pace, claims that many messages, sends them while the next are claimed. */
@Injectable()
export class Sender implements OnApplicationBootstrap, BeforeApplicationShutdown {
  private stopping = false;
  private readonly loops: Promise<void>[] = [];
  private readonly wakers = new Map<Lane, () => void>();
  private readonly woken = new Set<Lane>();
  private readonly inFlight: Record<Lane, Set<Promise<void>>> = {
    campaign: new Set(),
    conversation: new Set(),
  };

  constructor(
    private readonly claims: Claims,
    private readonly pace: Pace,
    private readonly batches: BatchSender,
    private readonly registration: Registration,
    private readonly logger: Logger,
  ) {}

  async onApplicationBootstrap(): Promise<void> {
    await this.registration.start();
    for (const lane of ['campaign', 'conversation'] as const) this.loops.push(this.run(lane));
  }

  /** Messages on the wire are awaited and recorded; the others are left to other workers. */
  async beforeApplicationShutdown(): Promise<void> {
    this.stopping = true;
    this.wake();
    const drained = Promise.all(this.loops).then(() => this.settled());
    await Promise.race([drained, pause(DRAIN_MS)]);
    this.batches.giveUp();
    await this.registration.stop().catch(() => undefined);
  }

  /** Wakes the loops, since messages may be due. */
  wake(): void {
    for (const lane of ['campaign', 'conversation'] as const) {
      this.woken.add(lane);
      this.wakers.get(lane)?.();
    }
  }

  /** Everything claimed so far is written down; for tests. */
  async settled(): Promise<void> {
    await Promise.all([...this.inFlight.campaign, ...this.inFlight.conversation]);
  }

  private async run(lane: Lane): Promise<void> {
    while (!this.stopping) {
      try {
        const wait = await this.step(lane);
        if (wait) await this.sleep(lane, wait);
      } catch (error) {
        this.logger.warn({ error, lane }, 'sender waits');
        await pause(AFTER_TROUBLE_MS);
      }
    }
  }

  /** Claims a batch of a lane and starts to send it. Answers the milliseconds until the next claim; 0 for at once. */
  private async step(lane: Lane): Promise<number> {
    const flying = this.inFlight[lane];
    if (flying.size >= AT_ONCE[lane]) await Promise.race(flying);
    const lease = this.registration.current();
    if (!lease) return IDLE_MS;
    this.woken.delete(lane);
    const { granted, waitMs } = await this.pace.take(lane, BATCH);
    if (!granted) return this.stopping ? 0 : await pause(waitMs).then(() => 0);
    const batch = await this.claims.take(lease.id, lane, granted);
    this.pace.giveBack(lane, granted - batch.length);
    if (batch.length) {
      const sending = this.send(lane, batch, lease).finally(() => flying.delete(sending));
      flying.add(sending);
    }
    // fewer than granted: nothing else is due
    return batch.length < granted ? IDLE_MS : 0;
  }

  private async send(lane: Lane, batch: Claimed[], lease: Lease): Promise<void> {
    try {
      const tried = await this.batches.send(batch, lease);
      this.pace.giveBack(lane, batch.length - tried);
    } catch (error) {
      this.logger.warn({ error, lane, messages: batch.length }, 'batch given back');
      await this.batches.giveBack(batch, lease, 5);
    }
  }

  private async sleep(lane: Lane, ms: number): Promise<void> {
    if (this.woken.has(lane) || this.stopping) return;
    await new Promise<void>((resolve) => {
      const timer = setTimeout(resolve, ms);
      this.wakers.set(lane, () => {
        clearTimeout(timer);
        resolve();
      });
    });
    this.wakers.delete(lane);
  }
}

const pause = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms).unref());
