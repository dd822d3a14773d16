const HOUR = 3_600_000;
/** A slot waits so long for the card. */
export const RESERVED_MS = 15 * 60_000;
const ANSWER_MS = 48 * HOUR;
/** An approved order whose card could not be charged waits so long for its payment. */
const PAY_MS = 24 * HOUR;

/** 48 hours, and never later than the notice the store asks for, nor than the start. */
export const respondBy = (placedAt: Date, startsAt: Date, noticeHours: number): Date =>
  new Date(
    Math.min(placedAt.getTime() + ANSWER_MS, startsAt.getTime() - noticeHours * HOUR, startsAt.getTime()),
  );

export const payBy = (now: Date): Date => new Date(now.getTime() + PAY_MS);

export const endOf = (startsAt: Date, durationHours: number): Date =>
  new Date(startsAt.getTime() + durationHours * HOUR);
