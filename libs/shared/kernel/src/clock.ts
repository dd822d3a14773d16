/** Product time. Tests and development may move it; tokens and one-time codes use real time instead. */
export abstract class Clock {
  abstract now(): Date;
}

export class FixedClock extends Clock {
  constructor(private instant: Date) {
    super();
  }
  now(): Date {
    return this.instant;
  }
  moveTo(instant: Date): void {
    this.instant = instant;
  }
}
