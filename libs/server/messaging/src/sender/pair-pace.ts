/** Seconds between messages to one person. Answers may come faster: the provider lets us borrow 45, we borrow 30. */
const SPACING_S = 6;
const BORROWED = 30;
const REMEMBERED = 5000;

/** The provider's rule for one recipient, as far as this process sees; what others sent meanwhile it refuses itself. */
export class PairPace {
  /** Until when, by the monotonic clock in ms, each recipient's time is spoken for. */
  private readonly spoken = new Map<string, number>();

  /** 0: may go now, and is counted; else seconds to wait. */
  waitSeconds(phoneKey: string, campaign: boolean, nowMs: number): number {
    const free = Math.max(nowMs, this.spoken.get(phoneKey) ?? 0);
    const ahead = (free - nowMs) / 1000;
    const allowed = campaign ? 0 : SPACING_S * BORROWED;
    if (ahead > allowed) return ahead - allowed;
    this.spoken.delete(phoneKey);
    this.spoken.set(phoneKey, free + SPACING_S * 1000);
    if (this.spoken.size > REMEMBERED) this.prune(nowMs);
    return 0;
  }

  private prune(nowMs: number): void {
    for (const [key, till] of this.spoken) if (till < nowMs) this.spoken.delete(key);
  }
}
