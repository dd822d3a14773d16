import { Injectable, type OnApplicationBootstrap, type OnApplicationShutdown } from '@nestjs/common';
import type { Redis } from 'ioredis';
import { Config } from '../config/config';
import { createRedis } from '../jobs/redis';
import { HINT_STREAM } from './hints';

/** The topic of all topics: the listener missed hints and reads everything again. */
export const GAP = '*';
/** Interval in milliseconds: a screen gets hints of a topic at most four times a second. */
const COALESCE_MS = 250;
const RESUME_AT_MOST = 2000;
/** Milliseconds; longer than a page takes from its first request to its subscription. */
const JUST_NOW_MS = 15_000;

/** An open stream. `recheck` is called when the listener's access has changed, by a hint on `access`. */
export type Listener = {
  topics: Set<string>;
  access: string;
  send: (id: string, topics: string[]) => void;
  recheck: () => void;
};
type Waiting = { topics: Set<string>; id: string; timer: NodeJS.Timeout };
type Entry = [id: string, fields: string[]];

const topicsOf = ([, fields]: Entry): string[] => (fields[1] ?? '').split(' ');

/** Reads the hint stream once per process and passes hints to the listeners of the topic. */
@Injectable()
export class LiveHub implements OnApplicationBootstrap, OnApplicationShutdown {
  private readonly listeners = new Set<Listener>();
  private readonly waiting = new Map<Listener, Waiting>();
  private readonly redis: Redis;
  private readonly reader: Redis;
  private stopped = false;

  constructor(config: Config) {
    this.redis = createRedis(config.settings.REDIS_URL, 'command');
    this.reader = createRedis(config.settings.REDIS_URL, 'subscriber');
  }

  onApplicationBootstrap(): void {
    void this.read();
  }
  onApplicationShutdown(): void {
    this.stopped = true;
    this.redis.disconnect();
    this.reader.disconnect();
  }

  /** Starts listening; with the id of the last hint received, the missed ones are sent first, or a gap. */
  async listen(listener: Listener, lastId: string | undefined): Promise<() => void> {
    this.listeners.add(listener);
    if (lastId) await this.resume(listener, lastId);
    else await this.tellRecent(listener);
    return () => {
      this.listeners.delete(listener);
      clearTimeout(this.waiting.get(listener)?.timer);
      this.waiting.delete(listener);
    };
  }

  /** Sends the most recent hints: changes between a screen's first read and its subscription would be missed otherwise. */
  private async tellRecent(listener: Listener): Promise<void> {
    try {
      const from = `${Date.now() - JUST_NOW_MS}-0`;
      const recent: Entry[] = await this.redis.xrange(HINT_STREAM, from, '+', 'COUNT', RESUME_AT_MOST);
      for (const entry of recent) this.pass(listener, entry[0], topicsOf(entry));
    } catch {
      // without Redis there are no hints either; the client reads again when it comes back
    }
  }

  private async resume(listener: Listener, lastId: string): Promise<void> {
    try {
      const [first]: Entry[] = await this.redis.xrange(HINT_STREAM, '-', '+', 'COUNT', 1);
      const missed: Entry[] = await this.redis.xrange(
        HINT_STREAM,
        `(${lastId}`,
        '+',
        'COUNT',
        RESUME_AT_MOST,
      );
      // emptied or trimmed past the last received hint, or too many to send one by one
      if (!first || older(lastId, first[0]) || missed.length === RESUME_AT_MOST)
        return listener.send(lastId, [GAP]);
      for (const entry of missed) this.pass(listener, entry[0], topicsOf(entry));
    } catch {
      listener.send(lastId, [GAP]);
    }
  }

  private async read(): Promise<void> {
    let from = '$';
    while (!this.stopped) {
      try {
        const answer: [string, Entry[]][] | null = await this.reader.xread(
          'COUNT',
          500,
          'BLOCK',
          5000,
          'STREAMS',
          HINT_STREAM,
          from,
        );
        for (const entry of answer?.[0]?.[1] ?? []) {
          from = entry[0];
          for (const listener of this.listeners) this.pass(listener, entry[0], topicsOf(entry));
        }
      } catch {
        if (this.stopped) return;
        from = '$';
        await new Promise((resolve) => setTimeout(resolve, 500));
        for (const listener of this.listeners) {
          listener.send('0-0', [GAP]);
          listener.recheck();
        }
      }
    }
  }

  private pass(listener: Listener, id: string, topics: string[]): void {
    if (topics.includes(listener.access)) listener.recheck();
    const wanted = topics.filter((topic) => listener.topics.has(topic));
    if (!wanted.length) return;
    const waiting = this.waiting.get(listener);
    if (waiting) {
      waiting.id = id;
      for (const topic of wanted) waiting.topics.add(topic);
      return;
    }
    listener.send(id, wanted);
    const timer = setTimeout(() => {
      const late = this.waiting.get(listener);
      this.waiting.delete(listener);
      if (late?.topics.size) this.pass(listener, late.id, [...late.topics]);
    }, COALESCE_MS);
    this.waiting.set(listener, { topics: new Set(), id, timer });
  }
}

const older = (a: string, b: string): boolean => {
  const [msA = 0, seqA = 0] = a.split('-').map(Number);
  const [msB = 0, seqB = 0] = b.split('-').map(Number);
  return msA < msB || (msA === msB && seqA < seqB);
};
