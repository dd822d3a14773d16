/** A mirror of the product's clock: real time plus the last offset received from the product, in milliseconds. */
export class Clock {
  offsetMs = 0;

  now(): number {
    return Date.now() + this.offsetMs;
  }

  iso(at: number = this.now()): string {
    return new Date(at).toISOString();
  }
}
