/** Lengths of time, in milliseconds unless the name says seconds. A day here is 24 hours; for days on the calendar use `addDays`. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
/** A hundred years of the Gregorian calendar. */
export const CENTURY_MS = 36_525 * DAY_MS;
export const HOUR_SECONDS = 3_600;
export const DAY_SECONDS = 24 * HOUR_SECONDS;
