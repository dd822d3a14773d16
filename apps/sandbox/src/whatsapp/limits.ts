import { DAY_MS } from '@smachot/kernel';

const PAIR_BURST = 45;
const PAIR_REFILL_MS = 6000;

/** The number's throughput: `rate` messages a second, at most one second's worth saved up. Real time. */
export class Throughput {
  private tokens = Number.POSITIVE_INFINITY;
  private at = performance.now();

  take(rate: number): boolean {
    const now = performance.now();
    this.tokens = Math.min(rate, this.tokens + ((now - this.at) / 1000) * rate);
    this.at = now;
    if (this.tokens < 1) return false;
    this.tokens -= 1;
    return true;
  }

  clear(): void {
    this.tokens = Number.POSITIVE_INFINITY;
  }
}

/** One message per 6 s to the same person, 45 of them borrowed ahead. On the product's clock: a moved day refills it. */
export class PairRate {
  private readonly pairs = new Map<string, { tokens: number; at: number }>();

  take(phone: string, now: number): boolean {
    const pair = this.pairs.get(phone);
    if (!pair) {
      this.pairs.set(phone, { tokens: PAIR_BURST - 1, at: now });
      return true;
    }
    pair.tokens = Math.min(PAIR_BURST, pair.tokens + Math.max(0, now - pair.at) / PAIR_REFILL_MS);
    pair.at = now;
    if (pair.tokens < 1) return false;
    pair.tokens -= 1;
    return true;
  }

  clear(): void {
    this.pairs.clear();
  }
}

/** The portfolio's daily tier: different people first written to within a moving 24 hours. */
export class DailyBudget {
  /** Phone → start of its 24 hours; kept in order of the start, so the stale ones are at the front. */
  private readonly opened = new Map<string, number>();

  /** False when the tier is spent and this person is not already among those written to. */
  take(phone: string, now: number, tier: number): boolean {
    this.expire(now);
    if (this.opened.has(phone)) return true;
    if (this.opened.size >= tier) return false;
    this.opened.set(phone, now);
    return true;
  }

  used(now: number): number {
    this.expire(now);
    return this.opened.size;
  }

  clear(): void {
    this.opened.clear();
  }

  private expire(now: number): void {
    for (const [phone, since] of this.opened) {
      if (now - since < DAY_MS) return;
      this.opened.delete(phone);
    }
  }
}

/** When each person last wrote to us: free messages are allowed for 24 hours after it. */
export class CustomerWindow {
  private readonly lastWrote = new Map<string, number>();

  wrote(phone: string, now: number): void {
    this.lastWrote.set(phone, now);
  }

  isOpen(phone: string, now: number): boolean {
    const last = this.lastWrote.get(phone);
    return last !== undefined && now - last < DAY_MS;
  }

  clear(): void {
    this.lastWrote.clear();
  }
}
