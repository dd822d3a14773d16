import type { Mortal } from './mortal';
import type { RealProduct } from './real-product';
import type { Seeded } from './seeded';
import { emptyRedis } from './storage';

type Temper = {
  /** How much is done, ever more: acts follow the work, so that a slow machine sees as many of them as a fast one. */
  progress: () => Promise<number>;
  /** How much is left to be done between two acts. */
  least: number;
  most: number;
  /** How many of each are in a round of acts; the order within a round is random. */
  worker: number;
  api: number;
  redis: number;
  database: number;
};

const LOOK_MS = 40;
/** Milliseconds without any progress, perhaps because of the last fault: the next fault need not wait for progress then. */
const STANDSTILL_MS = 20_000;

const sleep = (ms: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, ms));

/** Kills processes, empties Redis and disconnects the database at random moments of their work until it is stopped. */
export class Mischief {
  flushes = 0;
  cuts = 0;
  private round: (() => Promise<void> | void)[] = [];
  private stopping = false;
  private running: Promise<void> = Promise.resolve();

  constructor(
    private readonly product: RealProduct,
    private readonly random: Seeded,
    private readonly temper: Temper,
  ) {}

  begin(): void {
    this.stopping = false;
    this.running = this.run();
    // Its error is reported where it is awaited.
    this.running.catch(() => undefined);
  }

  /** Ends it and waits until everything is up again. */
  async end(): Promise<void> {
    this.stopping = true;
    await this.running;
    await Promise.all(this.product.processes.map((each) => each.settled()));
  }

  private get over(): boolean {
    return this.stopping || this.product.stopped;
  }

  private async run(): Promise<void> {
    while (!this.over) {
      await this.someWork();
      await sleep(this.random.between(0, LOOK_MS));
      if (!this.over) await this.act();
    }
  }

  private async someWork(): Promise<void> {
    const { progress, least, most } = this.temper;
    const enough = (await progress()) + this.random.between(least, most);
    const end = Date.now() + STANDSTILL_MS;
    while (!this.over && Date.now() < end && (await progress()) < enough) await sleep(LOOK_MS);
  }

  private async act(): Promise<void> {
    if (!this.round.length) this.round = this.random.shuffled(this.acts());
    await this.round.pop()!();
  }

  private acts(): (() => Promise<void> | void)[] {
    const { worker, api, redis, database } = this.temper;
    const times = <T>(count: number, act: T): T[] => Array.from({ length: count }, () => act);
    return [
      ...times(worker, () => this.killOneOf(this.product.workers)),
      ...times(api, () => this.killOneOf(this.product.apis)),
      ...times(redis, () => {
        this.flushes += 1;
        return emptyRedis();
      }),
      ...times(database, () => {
        this.cuts += 1;
        return this.product.database.cutOff();
      }),
    ];
  }

  /** Kills only processes that run again: killed during its start, a process would only start more often. */
  private killOneOf(processes: readonly Mortal[]): void {
    const running = processes.filter(({ alive }) => alive);
    if (running.length) this.random.one(running).kill();
  }
}
