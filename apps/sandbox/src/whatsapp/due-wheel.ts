const SLOT_MS = 50;

/** A timer wheel for thousands of entries: a slot per 50 ms instead of a timer per entry. */
export class DueWheel<T> {
  private readonly slots = new Map<number, T[]>();
  private slot = Math.floor(performance.now() / SLOT_MS);
  private timer: NodeJS.Timeout | undefined;
  private waiting = 0;

  constructor(private readonly onDue: (things: T[]) => void) {}

  add(thing: T, inMs: number): void {
    const at = Math.max(Math.ceil((performance.now() + inMs) / SLOT_MS), this.slot + 1);
    const slot = this.slots.get(at);
    if (slot) slot.push(thing);
    else this.slots.set(at, [thing]);
    this.waiting += 1;
    this.timer ??= setInterval(() => this.turn(), SLOT_MS);
  }

  get size(): number {
    return this.waiting;
  }

  /** Everything waiting, taken out. */
  clear(): T[] {
    const left = [...this.slots.values()].flat();
    this.slots.clear();
    this.waiting = 0;
    clearInterval(this.timer);
    this.timer = undefined;
    return left;
  }

  private turn(): void {
    const now = Math.floor(performance.now() / SLOT_MS);
    const due: T[] = [];
    for (; this.slot < now;) {
      this.slot += 1;
      const things = this.slots.get(this.slot);
      if (!things) continue;
      this.slots.delete(this.slot);
      for (const thing of things) due.push(thing);
    }
    this.waiting -= due.length;
    if (due.length > 0) this.onDue(due);
    if (this.waiting === 0) {
      clearInterval(this.timer);
      this.timer = undefined;
    }
  }
}
