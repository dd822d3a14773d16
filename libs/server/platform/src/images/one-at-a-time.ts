/** Runs one task at a time, in order; a task that finds too many waiting is refused. */
export class OneAtATime {
  private last: Promise<unknown> = Promise.resolve();
  private waiting = 0;

  constructor(private readonly mostWaiting: number) {}

  async run<T>(work: () => Promise<T>, turnedAway: () => T): Promise<T> {
    if (this.waiting >= this.mostWaiting) return turnedAway();
    this.waiting++;
    const turn = this.last.then(work);
    this.last = turn.catch(() => undefined);
    return turn.finally(() => this.waiting--);
  }
}
