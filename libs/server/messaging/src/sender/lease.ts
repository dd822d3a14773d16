import type { IntentJournal } from './intent-journal';

/** Seconds after which other workers take over the messages of a silent worker. */
export const LEASE_SECONDS = 15;
/** Milliseconds by which a worker distrusts its own lease earlier: clocks differ, requests take time. */
const MARGIN_MS = 3000;

/** One registration of this worker: its id on leased messages, its journal, and for how long both count. */
export class Lease {
  private monotonic = 0;
  private wall = 0;
  private ended = false;

  constructor(
    readonly id: string,
    readonly journal: IntentJournal,
  ) {}

  /** @param asked when the renewal was sent, by `performance.now()` and `Date.now()`: the database began later. */
  extend(asked: { monotonic: number; wall: number }): void {
    this.monotonic = asked.monotonic + LEASE_SECONDS * 1000 - MARGIN_MS;
    this.wall = asked.wall + LEASE_SECONDS * 1000 - MARGIN_MS;
  }
  end(): void {
    this.ended = true;
  }
  /** Both clocks must agree: one of them stops while a machine sleeps, the other may be set. */
  isValid(): boolean {
    return !this.ended && performance.now() < this.monotonic && Date.now() < this.wall;
  }
}
