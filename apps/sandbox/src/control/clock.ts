/** The product's clock, mirrored: real time plus the offset the product last told us, in milliseconds. */
export class Clock {
  offsetMs = 0;

  now(): number {
    return Date.now() + this.offsetMs;
  }

  iso(at: number = this.now()): string {
    return new Date(at).toISOString();
  }
}
