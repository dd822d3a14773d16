/**
 * Lets a few callers with the same key run at once; the others wait in order. For transactions that would wait for the lock of one row
 * anyway: they wait here without a connection, which others can use meanwhile. One process alone; the row's lock stays the truth.
 */
export class Turns {
  private readonly running = new Map<string, number>();
  private readonly waiting = new Map<string, (() => void)[]>();

  constructor(private readonly atOnce: number) {}

  async run<T>(key: string, work: () => Promise<T>): Promise<T> {
    await this.begin(key);
    try {
      return await work();
    } finally {
      this.end(key);
    }
  }

  private begin(key: string): Promise<void> | undefined {
    const running = this.running.get(key) ?? 0;
    if (running < this.atOnce) {
      this.running.set(key, running + 1);
      return undefined;
    }
    const queue = this.waiting.get(key) ?? [];
    this.waiting.set(key, queue);
    return new Promise((go) => queue.push(go));
  }

  /** The place goes to the next in order; who is last leaves nothing behind. */
  private end(key: string): void {
    const next = this.waiting.get(key)?.shift();
    if (next) return next();
    this.waiting.delete(key);
    const left = (this.running.get(key) ?? 0) - 1;
    if (left > 0) this.running.set(key, left);
    else this.running.delete(key);
  }
}
