/** Seconds between messages to one person. Answers may come faster: the provider allows borrowing 45, we borrow 30. */
const SPACING_S = 6;
const BORROWED = 30;
const REMEMBERED = 5000;

/**
 * The provider's rate limit for one recipient, as far as this process sees; beyond messages of other processes, the
 * provider refuses by itself.
 */
export class PairPace {
  /** Each recipient's next free time, in ms by the product's clock. */
  private readonly spoken = new Map<string, number>();

  /** Counts a message to a recipient and answers 0, or the seconds to wait. */
  waitSeconds(phoneKey: string, campaign: boolean, nowMs: number): number {
    const allowed = campaign ? 0 : SPACING_S * BORROWED;
    const till = this.spoken.get(phoneKey) ?? 0;
    // further ahead than the borrowing limit allows: the clock was moved back
    const free = till - nowMs > SPACING_S * (BORROWED + 1) * 1000 ? nowMs : Math.max(nowMs, till);
    const ahead = (free - nowMs) / 1000;
    if (ahead > allowed) return ahead - allowed;
    this.spoken.delete(phoneKey);
    this.spoken.set(phoneKey, free + SPACING_S * 1000);
    if (this.spoken.size > REMEMBERED) this.prune(nowMs);
    return 0;
  }

  /** Nothing was sent to this person after all. */
  forget(phoneKey: string): void {
    this.spoken.delete(phoneKey);
  }

  private prune(nowMs: number): void {
    for (const [key, till] of this.spoken) if (till < nowMs) this.spoken.delete(key);
  }
}
