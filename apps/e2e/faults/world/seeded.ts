/** A seeded pseudo-random generator: `FAULTS_SEED` gives a run its seed again. */
export class Seeded {
  private state: number;

  constructor(readonly seed = Number(process.env.FAULTS_SEED ?? Math.floor(Math.random() * 2 ** 31))) {
    this.state = seed >>> 0;
  }

  /** From 0 up to, without, 1 (mulberry32). */
  next(): number {
    this.state = (this.state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.state ^ (this.state >>> 15), this.state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  }
  between(least: number, most: number): number {
    return least + this.next() * (most - least);
  }
  one<T>(of: readonly T[]): T {
    return of[Math.floor(this.next() * of.length)]!;
  }
  shuffled<T>(of: readonly T[]): T[] {
    const list = [...of];
    for (let last = list.length - 1; last > 0; last--) {
      const other = Math.floor(this.next() * (last + 1));
      [list[last], list[other]] = [list[other]!, list[last]!];
    }
    return list;
  }
}
